import type { Metadata } from 'next'
import { CouponExchange } from '@/components/member/coupons/exchange/coupon-exchange'

export const metadata: Metadata = { title: '兑换券' }

/** An exchange coupon of the member: choosing its product, and collecting it (contract member §7.6). */
export default function CouponExchangePage() {
  return <CouponExchange />
}
