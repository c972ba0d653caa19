import type { Metadata } from 'next'
import { OrderList } from '@/components/order/order-list'

export const metadata: Metadata = { title: '我的订单', robots: { index: false } }

export default function Page() {
  return <OrderList />
}
