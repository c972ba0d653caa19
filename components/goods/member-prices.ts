'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/form/store'

/** A member's view of a product where it differs from the public one; prices in cents. */
export interface MemberPrice {
  /** Undefined without a price of its own. */
  price: number | undefined
  /** 补贴价 based on it. */
  subsidised: number | undefined
  /** The programme pays for no more pieces of its class. */
  isUsedUp?: boolean
}

/** Prefix of the query keys of member prices. */
export const viewerPricesKey = ['viewer-prices'] as const

/** The value of the store until a member is known. */
export const noPrices: ReadonlyMap<number, MemberPrice> = new Map()
const getNoPrices = () => noPrices

/** Member prices of this viewer by goods id; cached pages contain none. */
export const memberPrices = createStore<ReadonlyMap<number, MemberPrice>>(noPrices)

/** The member's view of a product; undefined for guests and where it equals the public one. */
export const useMemberPrice = (goodsId: number): MemberPrice | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, getNoPrices).get(goodsId)
