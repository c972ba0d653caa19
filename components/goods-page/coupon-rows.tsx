'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import type { GoodsCoupon } from './coupon-text'
import { CouponRow } from './coupon-list'

const MemberCoupons = lazy(async () => ({ default: (await import('./member-coupons')).MemberCoupons }))

export interface CouponRowsProps {
  goodsId: number
  distributorId: number
  /** As every visitor sees them; those of this member's grade and what is claimed are asked for in the browser. */
  coupons: GoodsCoupon[]
}

/** The coupons that can be claimed for this goods; a guest who wants one is led to the login page and back. */
export function CouponRows(props: CouponRowsProps) {
  const user = useSession()
  const router = useRouter()
  const row = <CouponRow coupons={props.coupons} onClaim={() => router.push(loginHrefFromHere())} />
  return user ? (
    <Suspense fallback={row}>
      <MemberCoupons {...props} />
    </Suspense>
  ) : (
    row
  )
}
