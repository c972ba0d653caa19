import type { Metadata } from 'next'
import { Exchanged } from '@/components/finish/exchanged'
import { PageBar } from '@/components/ui/page-bar'
import { Providers } from '@/lib/client/call/providers'
import { pointsMallHref } from '@/lib/web/points-href'

export const metadata: Metadata = { title: '兑换结果', robots: { index: false } }

/** Rendered per request: a build must not open the database. */
export const dynamic = 'force-dynamic'

/** The result of an exchange that points alone paid (spec 3 §7). */
export default function ExchangedPage() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-0 max-md:pb-6">
      <PageBar title="兑换结果" back={pointsMallHref()} isBackDirect className="md:text-section md:mb-4" />
      <Providers>
        <Exchanged />
      </Providers>
    </div>
  )
}
