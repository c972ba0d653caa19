'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Address } from '@/lib/contract/people/address'
import { maxAddresses, type AddressDraft } from '@/lib/domain/delivery/address'

/** A draft, and whether it becomes the default address. */
export interface AddressInput extends AddressDraft {
  is_def: boolean
}

const listInput = { page: 1, pageSize: maxAddresses }

/** All addresses of the member, the default first. The maximum number fits on one page. */
export const useAddresses = () => useQuery(query.address.list.queryOptions({ input: listInput }))

/** Mutations of addresses; each resolves after the list was fetched again. */
export function useAddressChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: query.address.list.key() })

  const save = useSingleMutation({
    mutationFn: ({ id, draft }: { id?: number | undefined; draft: AddressInput }): Promise<Address> =>
      id === undefined ? api.address.create(draft) : api.address.update({ address_id: id, ...draft }),
    onSuccess,
    // The form shows the error under the field.
    meta: { silent: true },
  })
  const makeDefault = useSingleMutation({
    mutationFn: (id: number) => api.address.update({ address_id: id, is_def: true }),
    onSuccess,
  })
  const remove = useSingleMutation({
    mutationFn: (id: number) => api.address.remove({ address_id: id }),
    onSuccess,
  })
  return { save, makeDefault, remove }
}
