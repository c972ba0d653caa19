'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { loginFromHere, useSession } from '@/lib/client/session'
import type { GoodsCoupon } from '../coupon-text'
import { CouponList } from './coupon-list'

const MemberCoupons = lazy(async () => ({ default: (await import('./member-coupons')).MemberCoupons }))

export interface CouponRowsProps {
  goodsId: number
  distributorId: number
  /** As every visitor sees them; what this member has claimed is asked for in the browser. */
  coupons: GoodsCoupon[]
}

/** The coupons that can be claimed for this goods; a guest who wants one is led to the login page and back. */
export function CouponRows(props: CouponRowsProps) {
  const user = useSession()
  const router = useRouter()
  const list = <CouponList coupons={props.coupons} onClaim={() => router.push(loginFromHere())} />
  return user ? (
    <Suspense fallback={list}>
      <MemberCoupons {...props} />
    </Suspense>
  ) : (
    list
  )
}
