'use client'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBuy } from '@/components/goods/use-buy'
import { usePick, type Pick } from '@/components/goods/use-pick'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { isSeckill, type PickGoods } from '@/lib/domain/goods/goods-choice'
import type { Selection } from '@/lib/domain/goods/sku-picker'
import { saleState, type SaleState } from '@/lib/domain/goods/stock'
import { useLiveGoods } from '../view/use-live-goods'
import { usePickInHash } from './use-pick-in-hash'

export interface GoodsPick {
  pick: Pick
  state: SaleState
  /** It can be bought, but not in every specification: those that are sold out have a notice of their own. */
  hasMissing: boolean
  isSeckill: boolean
  /** Whether there is 加入购物车 beside the first button: not for a seckill, nor before a sign-in that decides. */
  canAdd: boolean
  /** 立即购买, or what comes before it. */
  buyText: string
  isAdding: boolean
  isBuying: boolean
  add: () => void
  buyNow: () => void
  /** Whether the sheet with the spec picker is open (phones). */
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  /** The visitor is about to buy: fetches live prices and stock, once. */
  touch: () => void
  /** Fetches live prices and stock again, for example when a seckill has ended. */
  refresh: () => void
}

/** `PickProvider` and the one of the points mall give its value. */
export const GoodsPickContext = createContext<GoodsPick | null>(null)

/** The selection that gallery, price, picker and buttons of a product page share. */
export function useGoodsPick(): GoodsPick {
  const value = useContext(GoodsPickContext)
  if (!value) throw new Error('useGoodsPick needs a PickProvider around it')
  return value
}

interface PickProviderProps {
  /** The product as the cached page knows it. */
  goods: PickGoods
  /** The selection in the URL. */
  start: Selection
  children: ReactNode
}

/**
 * Holds the selection, with live prices and stock once the visitor is about to buy.
 *
 * Its value stays the same object until something in it changes. The session becomes known right after hydration, when
 * parts of the page may wait for their code: a new value would make React render them anew, and a press on them would
 * be lost.
 */
export function PickProvider({ goods: cachedGoods, start, children }: PickProviderProps) {
  const { goods, refresh } = useLiveGoods(cachedGoods)
  const pick = usePick(goods, start)
  const [sheetOpen, setSheetOpen] = useState(false)
  const buy = useBuy({ onAdded: () => setSheetOpen(false) })
  const user = useSession()
  // A selected SKU that is sold out is treated like a product that is. As a text, which stays the same for most
  // members.
  const stateText = JSON.stringify(
    saleState(pick.sku ? { ...goods, skus: [pick.sku] } : goods, user?.isStaff === true, !user),
  )
  const state = useMemo(() => JSON.parse(stateText) as SaleState, [stateText])
  usePickInHash(pick)
  const signIn = state.kind === 'sale' && state.signIn === true
  const actions = useActions({ goods, pick, buy, signIn, refresh })
  const { isAdding, isBuying } = buy

  const value = useMemo<GoodsPick>(() => {
    const isTicketed = isSeckill(goods)
    return {
      ...actions,
      pick,
      state,
      isAdding,
      isBuying,
      sheetOpen,
      setSheetOpen,
      refresh,
      hasMissing: state.kind === 'sale' && goods.skus.some((sku) => sku.offered && sku.store <= 0),
      isSeckill: isTicketed,
      canAdd: !signIn && !isTicketed,
      buyText: signIn ? '登录后购买' : '立即购买',
    }
  }, [goods, pick, state, signIn, isAdding, isBuying, actions, sheetOpen, refresh])
  return <GoodsPickContext value={value}>{children}</GoodsPickContext>
}

interface Current {
  goods: PickGoods
  pick: Pick
  buy: ReturnType<typeof useBuy>
  signIn: boolean
  refresh: () => void
}

/** Adding to the cart, buying, and the first touch, as functions that stay the same. */
function useActions(current: Current) {
  const router = useClientNavigation()
  const touched = useRef(false)
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  return useMemo(() => {
    const act = (way: 'add' | 'buyNow') => {
      const { goods, pick, buy } = latest.current
      pick.requireSelection()
      buy[way]({ goods, sku: pick.sku, num: pick.num })
    }
    return {
      add: () => act('add'),
      buyNow: () => (latest.current.signIn ? router.push(loginHrefFromHere()) : act('buyNow')),
      touch() {
        if (!touched.current) latest.current.refresh()
        touched.current = true
      },
    }
  }, [router])
}
