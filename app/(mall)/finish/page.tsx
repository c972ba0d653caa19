import type { Metadata } from 'next'
import { PaymentQuery } from '@/components/finish/payment-query'

export const metadata: Metadata = { title: '支付结果', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-8 max-md:py-4">
      <PaymentQuery />
    </div>
  )
}
