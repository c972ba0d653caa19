import type { Metadata } from 'next'
import { Cashier } from '@/components/cashier/cashier'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '收银台', robots: { index: false } }

/** The same document for all visitors; the order is fetched in the browser. */
export default function Page() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-0">
      <PageBar title="收银台" back="/member/trade" className="md:text-section md:mb-4" />
      <Cashier />
    </div>
  )
}
