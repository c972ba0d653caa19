import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { deskQuery } from '@/lib/client/call/desk'

const shared = { staleTime: 30_000, meta: { silent: true } } as const

/** The mall's own products belong to no shop. */
const ofMall = { value: '0', label: '商城自营' }

/**
 * Shops as a combobox offers them: 商城自营, those that a text finds, and the chosen one, which they may lack.
 * @param value id of the chosen shop; empty for none
 * @param isNeeded false for people who do not see the shops
 */
export function useShops(value: string, isNeeded: boolean) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const shops = useQuery({
    ...deskQuery.shop.list.queryOptions({
      input: isNeeded ? { pageSize: 100, ...(keyword && { keyword }) } : skipToken,
      ...shared,
    }),
    placeholderData: keepPreviousData,
  }).data
  const found = [
    ofMall,
    ...(shops?.list ?? []).map((shop) => ({ value: String(shop.distributor_id), label: shop.name })),
  ]
  const isFound = value === '' || found.some((shop) => shop.value === value)
  const own = useQuery(
    deskQuery.shop.info.queryOptions({
      input: isNeeded && shops && !isFound ? { distributor_id: Number(value) } : skipToken,
      ...shared,
    }),
  ).data
  const missing = own && !isFound ? [{ value, label: own.name }] : []
  return { options: [...missing, ...found], isLoaded: shops !== undefined, onType: setTyped }
}
