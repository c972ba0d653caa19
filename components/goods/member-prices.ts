'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/store'

const nobody: ReadonlyMap<number, number> = new Map()
const noPrices = () => nobody

/** Member prices of this viewer by goods, in cents; stored pages carry none. */
export const memberPrices = createStore<ReadonlyMap<number, number>>(nobody)

/** The viewer's own price of a goods in cents; undefined for guests and where none is lower. */
export const useMemberPrice = (goodsId: number): number | undefined =>
  useSyncExternalStore(memberPrices.subscribe, memberPrices.get, noPrices).get(goodsId)
