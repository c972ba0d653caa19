'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { GroupField } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import type { AftersaleAddress } from '@/lib/contract/trade/aftersale'
import { useDesk } from '../../frame/use-desk'
import { AddressDialog } from './address-dialog'
import { addressText } from './address-text'

interface AddressChoiceProps {
  /** The shop of the order; those of the mall itself are offered as well. */
  shopId: number
  value: number | null
  onChange: (addressId: number) => void
  problem: string
}

const addressesOf = (shopId: number) =>
  deskQuery.aftersale.addresses.queryOptions({
    input: { distributor_id: shopId, pageSize: 100 },
    staleTime: 0,
    meta: { silent: true },
  })

/** Where the buyer sends the goods: an address of the shop or of the mall, the default one chosen. */
export function AddressChoice({ shopId, value, onChange, problem }: AddressChoiceProps) {
  const [isAdding, setAdding] = useState(false)
  const isOperator = useDesk().data?.shop === null
  const own = useQuery(addressesOf(shopId))
  const malls = useQuery({ ...addressesOf(0), enabled: isOperator && shopId !== 0 })
  const list: readonly AftersaleAddress[] = [
    ...(own.data?.list ?? []),
    ...(shopId === 0 ? [] : (malls.data?.list ?? [])),
  ]
  const first = list[0]?.address_id
  useEffect(() => {
    if (value === null && first !== undefined) onChange(first)
  }, [value, first, onChange])
  if (own.isError) return <ErrorState small onRetry={() => void own.refetch()} retrying={own.isFetching} />
  if (own.isPending || malls.isLoading) return <Skeleton className="h-20" />
  return (
    <>
      <GroupField id="return-address" label="退货地址" error={problem}>
        <div className="grid w-full gap-1">
          {list.map((address) => (
            <Radio
              key={address.address_id}
              name="return-address"
              checked={value === address.address_id}
              onChange={() => onChange(address.address_id)}
              className="items-start!"
            >
              <span className="min-w-0 break-words">{addressText(address)}</span>
            </Radio>
          ))}
          {list.length === 0 && <p className="text-muted text-sm">还没有退货地址</p>}
        </div>
        <Button variant="text" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          新增退货地址
        </Button>
      </GroupField>
      <AddressDialog
        open={isAdding ? { shopId, address: null } : null}
        onClose={() => setAdding(false)}
        onSaved={({ address_id: id }) => onChange(id)}
      />
    </>
  )
}
