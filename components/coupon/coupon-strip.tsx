'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import type { Card } from '@/lib/contract/catalogue/coupon'
import { CouponSection, type SectionLook } from './coupon-tickets'

const MemberStrip = lazyPart(() => import('./member-strip'), 'MemberStrip')

export interface CouponStripProps extends SectionLook {
  /** Coupons for all visitors; a member's own coupons and claim states are fetched in the browser. */
  coupons: readonly Card[]
  /** The shop that issues them; 0 for the mall. */
  distributorId?: number
}

/** Claimable coupons of the mall or of a shop; guests are sent to the login page and back. */
export function CouponStrip(props: CouponStripProps) {
  const user = useSession()
  const router = useClientNavigation()
  const { distributorId: _shop, ...section } = props
  const strip = <CouponSection {...section} onClaim={() => router.push(loginHrefFromHere())} />
  return user ? (
    <Suspense fallback={strip}>
      <MemberStrip {...props} />
    </Suspense>
  ) : (
    strip
  )
}
