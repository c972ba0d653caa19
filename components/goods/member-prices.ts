'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/store'

/** A member's price of a product in cents, where it differs from the price for all visitors. */
export interface MemberPrice {
  price: number
  /** 补贴价 based on it. */
  subsidised: number | undefined
}

const noPrices: ReadonlyMap<number, MemberPrice> = new Map()
const getNoPrices = () => noPrices

/** Member prices of this viewer by goods id; cached pages contain none. */
export const memberPrices = createStore<ReadonlyMap<number, MemberPrice>>(noPrices)

/** The viewer's price of a product; undefined for guests and where none is lower. */
export const useMemberPrice = (goodsId: number): MemberPrice | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, getNoPrices).get(goodsId)
