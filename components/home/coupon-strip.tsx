'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { cx } from '@/components/ui/cx'
import { loginFromHere, useSession } from '@/lib/client/session'
import type { Card } from '@/lib/contract/coupon'
import { CouponTickets } from './coupon-tickets'
import { SectionTitle } from './section-title'

const MemberTickets = lazy(async () => ({ default: (await import('./member-tickets')).MemberTickets }))

/** Coupons in one row. */
const most = 4

interface CouponStripProps {
  coupons: Card[]
  title?: string
  className?: string
}

/** Coupons to claim. What every visitor may see stands in the document; what the member has is asked for when he is known. */
export function CouponStrip({ coupons, title = '领券中心', className = 'column mt-8' }: CouponStripProps) {
  const user = useSession()
  const router = useRouter()
  if (coupons.length === 0) return null
  const shown = coupons.slice(0, most)
  const tickets = <CouponTickets coupons={shown} onClaim={() => router.push(loginFromHere())} />
  return (
    <section id="coupons" aria-label={title} className={cx('scroll-mt-20', className)}>
      <SectionTitle note="先领券再下单，可与补贴同享">{title}</SectionTitle>
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
