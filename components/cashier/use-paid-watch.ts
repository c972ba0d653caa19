'use client'
import { useEffect, useEffectEvent } from 'react'
import { api } from '@/lib/client/api'
import type { Order } from '@/lib/contract/order'

/** Nobody pays faster than this (spec 3 §1 cashier). */
export const firstLookAfter = 5000
export const lookEvery = 3000

/** Reads an order; null when it is not there or could not be read just now. */
export async function readOrder(orderId: string): Promise<Order | null> {
  const answer = await api.order.detail({ order_id: orderId }).catch(() => null)
  return answer && 'orderInfo' in answer ? answer.orderInfo : null
}

/**
 * Looks whether an order is paid while `isOn`, first after five seconds, then every three, until it is answered
 * otherwise than unpaid or the page is left. A failed look is simply repeated.
 */
export function usePaidWatch(orderId: string, isOn: boolean, onSettled: (order: Order) => void): void {
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (!isOn) return
    let isLeft = false
    let timer = setTimeout(look, firstLookAfter)
    async function look() {
      const order = await readOrder(orderId)
      if (isLeft) return
      if (order && order.order_status !== 'NOTPAY') settled(order)
      else timer = setTimeout(look, lookEvery)
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [orderId, isOn])
}
