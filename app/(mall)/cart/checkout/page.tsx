import type { Metadata } from 'next'
import { Checkout } from '@/components/checkout/checkout'

export const metadata: Metadata = { title: '订单信息', robots: { index: false } }

/** The same document for all visitors; products, addresses and amounts are fetched in the browser. */
export default function Page() {
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-3 max-md:pb-6">
      <h1 className="text-section text-ink mb-4 font-semibold max-md:mb-3 max-md:text-lg">
        填写并核对订单信息
      </h1>
      <Checkout />
    </div>
  )
}
