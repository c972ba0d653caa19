'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import type { GoodsCoupon } from './coupon-text'
import { CouponRow } from './coupon-list'

const MemberCoupons = lazy(() => import('./member-coupons'))

export interface CouponRowsProps {
  goodsId: number
  distributorId: number
  /** Coupons for all visitors; a member's own coupons and claim states are fetched in the browser. */
  coupons: GoodsCoupon[]
}

/** The claimable coupons of a product; guests are sent to the login page and back. */
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
