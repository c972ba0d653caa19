import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Checkout } from '@/components/checkout/checkout'
import { exchangeSteps } from '@/components/checkout/purchase-steps'
import { PageBar } from '@/components/ui/page-bar'
import { Providers } from '@/lib/client/providers'
import { pointsMallHref } from '@/lib/web/points-href'
import { exchangeHref } from '@/lib/web/purchase-href'

export const metadata: Metadata = { title: '商品结算', robots: { index: false } }

/** Rendered per request: a build must not open the database. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<{ order_type?: string | string[] }>
}

/**
 * The checkout of an exchange; what it shows is fetched in the browser (spec 3 §7). Without its order type it would be
 * the checkout of the cart.
 */
export default async function PointsCheckoutPage({ searchParams }: Props) {
  if ((await searchParams).order_type === undefined) redirect(exchangeHref(0))
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-6">
      <PageBar title="商品结算" back={pointsMallHref()} className="md:text-section md:mb-4" />
      <Providers>
        <Checkout steps={exchangeSteps} />
      </Providers>
    </div>
  )
}
