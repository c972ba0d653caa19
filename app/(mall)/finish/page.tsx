import type { Metadata } from 'next'
import { PaymentQuery } from '@/components/finish/payment-query'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '支付结果', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-8 max-md:pt-0 max-md:pb-4">
      <PageBar title="支付结果" back="/member/trade" isBackDirect className="md:sr-only" />
      <PaymentQuery />
    </div>
  )
}
