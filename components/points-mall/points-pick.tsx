'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePick } from '@/components/goods/use-pick'
import { GoodsPickContext, type GoodsPick } from '@/components/goods-page/buy/pick-context'
import { usePickInHash } from '@/components/goods-page/buy/use-pick-in-hash'
import { useLiveGoods } from '@/components/goods-page/view/use-live-goods'
import { api, type Api } from '@/lib/client/call/api'
import { useSession } from '@/lib/client/person/session'
import type { LivePrices, PickGoods } from '@/lib/domain/goods/goods-choice'
import type { Selection } from '@/lib/domain/goods/sku-picker'
import { saleState } from '@/lib/domain/goods/stock'
import { OwnPointsContext, useOwnPoints } from './own-points'
import { useExchange } from './use-exchange'

const readLive = (api: Api, itemId: number): Promise<LivePrices> => api.pointsMall.detail({ item_id: itemId })

interface PointsPickProviderProps {
  /** The product as the cached page knows it. */
  goods: PickGoods
  /** The selection in the URL. */
  start: Selection
  children: ReactNode
}

/**
 * The selection on the page of a points product, for the parts that it shares with all product pages. `buyNow` is
 * 立即兑换; carts hold no points products.
 */
export function PointsPickProvider({ goods: cachedGoods, start, children }: PointsPickProviderProps) {
  const { goods, refresh } = useLiveGoods(cachedGoods, readLive)
  const pick = usePick(goods, start)
  const [sheetOpen, setSheetOpen] = useState(false)
  const { go, isBusy } = useExchange()
  const own = useOwnPoints()
  const userId = useSession()?.userId
  const { goodsId } = cachedGoods
  useEffect(() => {
    // Fire and forget: errors are ignored.
    if (userId) api.favourite.saveHistory({ item_id: goodsId }).catch(() => {})
  }, [userId, goodsId])
  usePickInHash(pick)
  const touched = useRef(false)
  const value: GoodsPick = {
    pick,
    state: saleState(goods, false),
    // 到货通知 is for products of the mall.
    hasMissing: false,
    isSeckill: false,
    canAdd: false,
    buyText: '',
    isAdding: false,
    isBuying: isBusy,
    add: () => {},
    buyNow: () => {
      pick.requireSelection()
      go({ goods, sku: pick.sku, num: pick.num })
    },
    sheetOpen,
    setSheetOpen,
    touch: () => {
      if (!touched.current) refresh()
      touched.current = true
    },
    refresh,
  }
  return (
    <OwnPointsContext value={own}>
      <GoodsPickContext value={value}>{children}</GoodsPickContext>
    </OwnPointsContext>
  )
}
