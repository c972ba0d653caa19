'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '@/lib/client/api'
import { useSession } from '@/lib/client/session'
import { createStore } from '@/lib/client/store'

/** Member prices of this viewer by goods, in cents; stored pages carry none. */
const memberPrices = createStore<ReadonlyMap<number, number>>(new Map())
const nobody: ReadonlyMap<number, number> = new Map()
const noPrices = () => nobody

/** The viewer's own price of a goods in cents; undefined for guests and where none is lower. */
export const useMemberPrice = (goodsId: number): number | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, noPrices).get(goodsId)

/** The list call takes at most this many rows. */
const most = 50

/** Asks once for the member prices of all cards of a list, and only for somebody who is signed in. */
export function ViewerPrices({ goodsIds }: { goodsIds: readonly number[] }) {
  const user = useSession()
  const ids = useMemo(() => goodsIds.slice(0, most), [goodsIds])
  const { data } = useQuery({
    queryKey: ['viewer-prices', user?.userId, ids],
    queryFn: () => api.goods.list({ page: 1, pageSize: most, item_id: ids }),
    enabled: Boolean(user) && ids.length > 0,
    staleTime: 60_000,
    meta: { silent: true },
  })

  useEffect(() => {
    if (user === null) memberPrices.set(nobody)
    if (!user || !data) return
    const own = data.list.flatMap(({ goods_id, member_price }): [number, number][] =>
      member_price === undefined ? [] : [[goods_id, member_price]],
    )
    if (own.length > 0) memberPrices.set(new Map([...memberPrices.get(), ...own]))
  }, [user, data])

  return null
}
