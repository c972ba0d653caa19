'use client'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Api } from '@/lib/client/call/api'
import { useSession } from '@/lib/client/person/session'
import { withLive, type LivePrices, type PickGoods } from '@/lib/domain/goods/goods-choice'

const readLive = (api: Api, itemId: number): Promise<LivePrices> => api.goods.priceStore({ item_id: itemId })

/**
 * The product of a cached page, with live prices and stock for this viewer once they are fetched: immediately for
 * members, whose prices may differ; for guests when `refresh` is called. A guest's document is correct until then,
 * because a changed price or a sold-out SKU invalidates it (ADR 0019).
 */
export function useLiveGoods(stored: PickGoods, read = readLive): { goods: PickGoods; refresh: () => void } {
  const userId = useSession()?.userId
  const [live, setLive] = useState<LivePrices>()

  const refresh = useCallback(() => {
    import('@/lib/client/call/api')
      .then(({ api }) => read(api, stored.goodsId))
      // If the call fails, the cached page stays; the purchase checks again.
      .then(
        (found) => startTransition(() => setLive(found)),
        () => {},
      )
  }, [read, stored.goodsId])

  useEffect(() => {
    if (userId) refresh()
  }, [userId, refresh])

  return { goods: useMemo(() => withLive(stored, live), [stored, live]), refresh }
}
