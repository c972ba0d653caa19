import type { Metadata } from 'next'
import { RatePage } from '@/components/order/rate/rate-page'

export const metadata: Metadata = { title: '评价订单', robots: { index: false } }

/** Reviews of an order, `?id=` (spec 3 §5). */
export default function Page() {
  return <RatePage />
}
