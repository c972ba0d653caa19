import type { Metadata } from 'next'
import { Checkout } from '@/components/checkout/checkout'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '订单信息', robots: { index: false } }

/** The same document for all visitors; products, addresses and amounts are fetched in the browser. */
export default function Page() {
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-6">
      <PageBar title="填写并核对订单信息" back="/cart" className="md:text-section md:mb-4" />
      <Checkout />
    </div>
  )
}
