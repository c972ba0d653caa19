import type { Metadata } from 'next'
import { OrderPage } from '@/components/order/order-page'

export const metadata: Metadata = { title: '订单详情', robots: { index: false } }

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <OrderPage orderId={id} />
}
