import type { Metadata } from 'next'
import { ExchangeCheckout } from '@/components/checkout/exchange-checkout'
import { PageBar } from '@/components/ui/page-bar'
import { Providers } from '@/lib/client/call/providers'
import { pointsMallHref } from '@/lib/web/points-href'

export const metadata: Metadata = { title: '商品结算', robots: { index: false } }

/** Rendered per request: a build must not open the database. */
export const dynamic = 'force-dynamic'

/** The checkout of an exchange; what it shows is fetched in the browser (spec 3 §7). */
export default function PointsCheckoutPage() {
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-6">
      <PageBar title="商品结算" back={pointsMallHref()} className="md:text-section md:mb-4" />
      <Providers>
        <ExchangeCheckout />
      </Providers>
    </div>
  )
}
