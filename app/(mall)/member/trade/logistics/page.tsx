import type { Metadata } from 'next'
import { LogisticsPage } from '@/components/order/parcel/logistics-page'

export const metadata: Metadata = { title: '查看物流', robots: { index: false } }

/** Where an order is, `?id=` (spec 3 §5). */
export default function Page() {
  return <LogisticsPage />
}
