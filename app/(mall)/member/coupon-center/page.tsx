import type { Metadata } from 'next'
import { CouponCentre } from '@/components/member/coupons/coupon-centre'

export const metadata: Metadata = { title: '领券中心' }

/** Coupons that can be claimed; guests may look (spec 3 §5). */
export default function CouponCentrePage() {
  return <CouponCentre />
}
