import type { Metadata } from 'next'
import { TestPay } from '@/components/cashier/test-pay'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '测试支付', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-10 max-md:pt-0">
      <PageBar title="测试支付" back="/member/trade" className="md:text-section md:mb-4 md:text-center" />
      <TestPay />
    </div>
  )
}
