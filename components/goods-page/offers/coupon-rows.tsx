'use client'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, sessionUser, useSession } from '@/lib/client/person/session'
import type { CouponRequest } from './coupon-list'
import type { GoodsCoupon } from './coupon-text'

const LiveCoupons = lazy(() => import('./live-coupons'))

export interface CouponsOfGoods {
  goodsId: number
  distributorId: number
  /** Coupons for all visitors; a member's own coupons and claim states are fetched in the browser. */
  coupons: GoodsCoupon[]
}

interface CouponRowsProps extends CouponsOfGoods {
  /** The same coupons as server-rendered markup. */
  children: ReactNode
}

/** The request of a clicked element of `CouponRow`; null for a click beside its buttons. */
export const couponRequestOf = (target: EventTarget | null): CouponRequest | null => {
  const name = target instanceof Element && target.closest<HTMLElement>('[data-coupon]')?.dataset.coupon
  if (!name) return null
  return name === 'toggle' ? 'toggle' : Number(name)
}

/**
 * The claimable coupons of a product; guests are sent to the login page and back. A click that comes before the code of
 * the list is loaded is kept and carried out by it.
 */
export function CouponRows({ children, ...props }: CouponRowsProps) {
  const user = useSession()
  const router = useClientNavigation()
  const [request, setRequest] = useState<CouponRequest | null>(null)
  const onClick = ({ target }: MouseEvent) => {
    const clicked = couponRequestOf(target)
    if (clicked === null) return
    if (clicked !== 'toggle' && !sessionUser()) router.push(loginHrefFromHere())
    else setRequest(clicked)
  }
  const markup = (
    <div className="empty:hidden" onClick={onClick} aria-busy={request !== null || undefined}>
      {children}
    </div>
  )
  return user || request !== null ? (
    <Suspense fallback={markup}>
      <LiveCoupons {...props} request={request} isMember={Boolean(user)} />
    </Suspense>
  ) : (
    markup
  )
}
