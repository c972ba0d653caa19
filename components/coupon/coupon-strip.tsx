'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import type { Card } from '@/lib/contract/coupon'
import { CouponSection, type SectionLook } from './coupon-tickets'

const MemberStrip = lazy(async () => ({ default: (await import('./member-strip')).MemberStrip }))

export interface CouponStripProps extends SectionLook {
  /** As every visitor sees them; those of this member's grade and what is claimed are asked for in the browser. */
  coupons: readonly Card[]
  /** The shop that gives them; 0 for the mall. */
  distributorId?: number
}

/** Coupons of the mall or of a shop to claim; a guest who wants one is led to the login page and back. */
export function CouponStrip(props: CouponStripProps) {
  const user = useSession()
  const router = useRouter()
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
