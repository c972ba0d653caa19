'use client'
import { useRouter } from 'next/navigation'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import type { WidgetMode } from '@/widgets/widget'
import type { CouponItem } from '../coupon-item'
import { CouponCards, type CouponLook } from './coupon-cards'

const MemberCoupons = lazyPart(() => import('./member-coupons'), 'MemberCoupons')

export interface CouponsProps {
  coupons: readonly CouponItem[]
  look: CouponLook
}

/**
 * Coupons as all visitors see them; a member's claim states are fetched. Guests are sent to the login page and back.
 */
export function Coupons({ mode, ...props }: CouponsProps & { mode: WidgetMode }) {
  const user = useSession()
  const router = useRouter()
  const isPage = mode === 'render'
  const cards = <CouponCards {...props} onClaim={() => void (isPage && router.push(loginHrefFromHere()))} />
  return user && isPage ? (
    <Suspense fallback={cards}>
      <MemberCoupons {...props} />
    </Suspense>
  ) : (
    cards
  )
}
