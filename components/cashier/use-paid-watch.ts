'use client'
import { useEffect, useEffectEvent } from 'react'
import { api } from '@/lib/client/call/api'
import type { Order } from '@/lib/contract/trade/order'

/** Milliseconds; no payment completes sooner (spec 3 §1, /cashier). */
const firstPollDelay = 5000
const pollInterval = 3000

/** Reads an order; null when it does not exist or the call fails. */
export async function readOrder(orderId: string): Promise<Order | null> {
  const response = await api.order.detail({ order_id: orderId }).catch(() => null)
  return response && 'orderInfo' in response ? response.orderInfo : null
}

/**
 * Polls an order while `isOn`: after five seconds, then every three, until its state is no longer unpaid or the
 * component unmounts. A failed call is tried again with the next poll.
 */
export function usePaidWatch(orderId: string, isOn: boolean, onSettled: (order: Order) => void): void {
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (!isOn) return
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout>
    const poll = async () => {
      const order = await readOrder(orderId)
      if (isUnmounted) return
      if (order && order.order_status !== 'NOTPAY') settled(order)
      else schedule(pollInterval)
    }
    const schedule = (delay: number) => {
      timer = setTimeout(() => void poll(), delay)
    }
    schedule(firstPollDelay)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [orderId, isOn])
}
