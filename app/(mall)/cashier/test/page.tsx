import type { Metadata } from 'next'
import { TestPay } from '@/components/cashier/test-pay'

export const metadata: Metadata = { title: '测试支付', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-10 max-md:py-4">
      <TestPay />
    </div>
  )
}
