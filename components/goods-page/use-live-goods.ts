'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '@/lib/client/session'
import { withLive, type LivePrices, type PickGoods } from '@/lib/domain/goods-choice'

/**
 * The goods of a stored page, with prices and stock of the moment and of this viewer once they were asked for: at once
 * for members, whose prices may differ, and for a guest when `refresh` is called, because until he wants to buy he needs
 * nothing that the document does not say (its tags are dropped when a price changes or a sku sells out).
 */
export function useLiveGoods(stored: PickGoods): { goods: PickGoods; refresh: () => void } {
  const userId = useSession()?.userId
  const [live, setLive] = useState<LivePrices>()

  const refresh = useCallback(() => {
    import('@/lib/client/api')
      .then(({ api }) => api.goods.priceStore({ item_id: stored.goodsId }))
      // Without an answer the stored page stands; buying checks again.
      .then(setLive, () => {})
  }, [stored.goodsId])

  useEffect(() => {
    if (userId) refresh()
  }, [userId, refresh])

  return { goods: useMemo(() => withLive(stored, live), [stored, live]), refresh }
}
