import type { Metadata } from 'next'
import { PaymentResult } from '@/components/finish/payment-result'

export const metadata: Metadata = { title: '支付结果', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-8 max-md:py-4">
      <PaymentResult />
    </div>
  )
}
