import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderPage } from '@/components/order/order-page'
import { isRecordNumber, recordMetadata } from '../../record-number'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  recordMetadata('订单详情', (await params).id)

export default async function Page({ params }: Props) {
  const { id } = await params
  if (!isRecordNumber(id)) notFound()
  return <OrderPage orderId={id} />
}
