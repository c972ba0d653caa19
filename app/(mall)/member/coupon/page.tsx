import type { Metadata } from 'next'
import { MyCoupons } from '@/components/member/coupons/my-coupons'

export const metadata: Metadata = { title: '优惠券' }

/** The coupons that the member claimed (spec 1 §2). */
export default function MyCouponsPage() {
  return <MyCoupons />
}
