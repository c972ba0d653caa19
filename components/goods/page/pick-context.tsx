'use client'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { query } from '@/lib/client/query'
import type { Selection } from '@/lib/domain/sku-picker'
import { isSeckill, withLive, type PickGoods } from '../pick-goods'
import { saleState, type SaleState } from '../sale-state'
import { useBuy } from '../use-buy'
import { usePick, type Pick } from '../use-pick'
import { useChoiceInAddress } from './choice-address'

interface GoodsPick {
  pick: Pick
  state: SaleState
  isSeckill: boolean
  isAdding: boolean
  isBuying: boolean
  add: () => void
  buyNow: () => void
  /** The sheet with the spec picker, on phones. */
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  /** Asks the mall again, for example when a seckill is over. */
  refresh: () => void
}

const Context = createContext<GoodsPick | null>(null)

/** The choice that gallery, price, picker and buttons of a goods page share. */
export function useGoodsPick(): GoodsPick {
  const value = useContext(Context)
  if (!value) throw new Error('useGoodsPick needs a PickProvider around it')
  return value
}

interface PickProviderProps {
  /** The goods as the stored page knows them. */
  goods: PickGoods
  /** What the address of the page chooses. */
  start: Selection
  children: ReactNode
}

/** Holds the choice. Prices and stock of the moment, and of this viewer, come in one call once the page is alive. */
export function PickProvider({ goods: stored, start, children }: PickProviderProps) {
  const live = useQuery({
    ...query.goods.priceStore.queryOptions({ input: { item_id: stored.goodsId } }),
    meta: { silent: true },
  })
  const goods = useMemo(() => withLive(stored, live.data), [stored, live.data])
  const pick = usePick(goods, start)
  const [sheetOpen, setSheetOpen] = useState(false)
  const buy = useBuy({ onAdded: () => setSheetOpen(false) })
  useChoiceInAddress(pick)

  const act = (go: typeof buy.add) => () => {
    pick.ask()
    go({ goods, sku: pick.sku, num: pick.num })
  }
  const value: GoodsPick = {
    pick,
    state: saleState(goods),
    isSeckill: isSeckill(goods),
    isAdding: buy.isAdding,
    isBuying: buy.isBuying,
    add: act(buy.add),
    buyNow: act(buy.buyNow),
    sheetOpen,
    setSheetOpen,
    refresh: () => void live.refetch(),
  }
  return <Context value={value}>{children}</Context>
}
