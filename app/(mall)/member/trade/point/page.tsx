import type { Metadata } from 'next'
import { OrderList } from '@/components/order/order-list'

export const metadata: Metadata = { title: '积分订单', robots: { index: false } }

/** The orders of the points mall (spec 3 §5). */
export default function PointsOrdersPage() {
  return <OrderList of="points" />
}
