import type { Metadata } from 'next'
import { Cashier } from '@/components/cashier/cashier'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

/** The same document for all visitors; the order is fetched in the browser. */
export default function Page() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-3">
      <h1 className="text-section text-ink mb-4 font-semibold max-md:mb-3 max-md:text-lg">收银台</h1>
      <Cashier />
    </div>
  )
}
