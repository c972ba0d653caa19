'use client'
import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import { useDesk } from '../../frame/use-desk'

const addressesOf = (shopId: number) =>
  deskQuery.aftersale.addresses.queryOptions({
    input: { distributor_id: shopId, pageSize: 100 },
    staleTime: 0,
    meta: { silent: true },
  })

/** Addresses for goods that are returned to a shop: its own, the default one first, and for operators those of the mall. */
export function useReturnAddresses(shopId: number, isNeeded: boolean) {
  const isOperator = useDesk().data?.shop === null
  const own = useQuery({ ...addressesOf(shopId), enabled: isNeeded })
  const malls = useQuery({ ...addressesOf(0), enabled: isNeeded && isOperator && shopId !== 0 })
  return {
    list: [...(own.data?.list ?? []), ...(shopId === 0 ? [] : (malls.data?.list ?? []))],
    isLoading: own.isLoading || malls.isLoading,
    isError: own.isError,
    retry: () => void own.refetch(),
    retrying: own.isFetching,
  }
}
export type ReturnAddresses = ReturnType<typeof useReturnAddresses>
