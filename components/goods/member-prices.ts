'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/store'

/** What a member pays for a goods, in cents, where it differs from what everybody pays. */
export interface MemberPrice {
  price: number
  /** 补贴价 that follows from it. */
  subsidised: number | undefined
}

const nobody: ReadonlyMap<number, MemberPrice> = new Map()
const noPrices = () => nobody

/** Member prices of this viewer by goods, in cents; stored pages carry none. */
export const memberPrices = createStore<ReadonlyMap<number, MemberPrice>>(nobody)

/** The viewer's own price of a goods; undefined for guests and where none is lower. */
export const useMemberPrice = (goodsId: number): MemberPrice | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, noPrices).get(goodsId)
