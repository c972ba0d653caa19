'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/form/store'

/** What a member sees of a product, where it differs from what all visitors see; prices in cents. */
export interface MemberPrice {
  /** Undefined without a price of its own. */
  price: number | undefined
  /** 补贴价 based on it. */
  subsidised: number | undefined
  /** The programme pays for no more pieces of its class. */
  isUsedUp?: boolean
}

/** What queries of member prices begin with. */
export const viewerPricesKey = ['viewer-prices'] as const

/** The value of the store until a member is known. */
export const noPrices: ReadonlyMap<number, MemberPrice> = new Map()
const getNoPrices = () => noPrices

/** Member prices of this viewer by goods id; cached pages contain none. */
export const memberPrices = createStore<ReadonlyMap<number, MemberPrice>>(noPrices)

/** What the viewer sees of a product; undefined for guests and where it is what everybody sees. */
export const useMemberPrice = (goodsId: number): MemberPrice | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, getNoPrices).get(goodsId)
