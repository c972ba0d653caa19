'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { loginFromHere, useSession } from '@/lib/client/session'
import type { Card } from '@/lib/contract/coupon'
import { CouponTickets } from './coupon-tickets'
import { SectionTitle } from './section-title'

const MemberTickets = lazy(async () => ({ default: (await import('./member-tickets')).MemberTickets }))

/** Coupons in one row. */
const most = 4

/** Coupons to claim. What every visitor may see stands in the document; what the member has is asked for when he is known. */
export function CouponStrip({ coupons }: { coupons: Card[] }) {
  const user = useSession()
  const router = useRouter()
  if (coupons.length === 0) return null
  const shown = coupons.slice(0, most)
  const tickets = <CouponTickets coupons={shown} onClaim={() => router.push(loginFromHere())} />
  return (
    <section id="coupons" aria-label="领券中心" className="column mt-8 scroll-mt-20">
      <SectionTitle note="先领券再下单，可与补贴同享">领券中心</SectionTitle>
      {user ? (
        <Suspense fallback={tickets}>
          <MemberTickets coupons={shown} />
        </Suspense>
      ) : (
        tickets
      )}
    </section>
  )
}
