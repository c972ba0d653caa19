import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderPage } from '@/components/order/order-page'

export const metadata: Metadata = { title: '订单详情', robots: { index: false } }

/** The name of a page that does not exist, such as `/member/trade/point`, is no order number: 404. */
const orderNumber = /^\d{1,30}$/

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (!orderNumber.test(id)) notFound()
  return <OrderPage orderId={id} />
}
