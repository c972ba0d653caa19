import type { Order } from '@/lib/contract/order'
import { progressSteps } from '@/lib/domain/order/labels'

export interface TimelineEntry {
  text: string
  /** Epoch seconds. */
  time: number
}

/** What happened to an order, the newest first (spec/3-screens §5). */
export function orderTimeline(order: Order): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ text: progressSteps[0], time: order.create_time }]
  if (order.pay_time > 0) entries.push({ text: progressSteps[1], time: order.pay_time })
  if (order.delivery_time > 0) entries.push({ text: progressSteps[2], time: order.delivery_time })
  if (order.order_status === 'DONE') entries.push({ text: progressSteps[3], time: order.end_time })
  if (order.order_status === 'CANCEL') {
    entries.push({ text: '订单已取消', time: order.end_time || order.update_time })
  }
  return entries.reverse()
}
