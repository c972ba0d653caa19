import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { DeskOrder } from '@/components/desk/trade/orders/desk-order-page'

export const metadata: Metadata = { title: '订单详情' }

/** An order with what is to be done (contract operator §2). */
export default async function DeskOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (!/^\d{6,30}$/.test(id)) notFound()
  return (
    <DeskPage entry="orders" title="订单详情" isBare>
      <DeskOrder key={id} orderId={id} />
    </DeskPage>
  )
}
