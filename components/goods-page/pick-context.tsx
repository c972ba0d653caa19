'use client'
import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import { useSession } from '@/lib/client/session'
import { isSeckill, type PickGoods } from '@/lib/domain/goods-choice'
import type { Selection } from '@/lib/domain/sku-picker'
import { saleState, type SaleState } from '@/lib/domain/stock'
import { useBuy } from '@/components/goods/use-buy'
import { usePick, type Pick } from '@/components/goods/use-pick'
import { usePickInHash } from './use-pick-in-hash'
import { useLiveGoods } from './use-live-goods'

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
  /** Somebody points at the way to buy: what it says must be true now. Asks the mall the first time only. */
  touch: () => void
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

/** Holds the choice, over prices and stock that are those of the moment as soon as somebody is about to buy. */
export function PickProvider({ goods: stored, start, children }: PickProviderProps) {
  const { goods, refresh } = useLiveGoods(stored)
  const isStaff = useSession()?.isStaff === true
  const pick = usePick(goods, start)
  const [sheetOpen, setSheetOpen] = useState(false)
  const buy = useBuy({ onAdded: () => setSheetOpen(false) })
  usePickInHash(pick)
  const touched = useRef(false)
  const touch = () => {
    if (!touched.current) refresh()
    touched.current = true
  }

  const act = (go: typeof buy.add) => () => {
    pick.ask()
    go({ goods, sku: pick.sku, num: pick.num })
  }
  const value: GoodsPick = {
    pick,
    state: saleState(goods, isStaff),
    isSeckill: isSeckill(goods),
    isAdding: buy.isAdding,
    isBuying: buy.isBuying,
    add: act(buy.add),
    buyNow: act(buy.buyNow),
    sheetOpen,
    setSheetOpen,
    touch,
    refresh,
  }
  return <Context value={value}>{children}</Context>
}
