'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { CouponTickets } from '@/components/home/coupon-tickets'
import { loginFromHere, useSession } from '@/lib/client/session'
import type { Card } from '@/lib/contract/coupon'

const MemberTickets = lazy(async () => ({
  default: (await import('@/components/home/member-tickets')).MemberTickets,
}))

/** Coupons in one row. */
const most = 4

/** Coupons that only this shop gives; what the member has of them is asked for when he is known. */
export function ShopCoupons({ shopId, coupons }: { shopId: number; coupons: Card[] }) {
  const user = useSession()
  const router = useRouter()
  const shown = coupons.slice(0, most)
  const tickets = <CouponTickets coupons={shown} onClaim={() => router.push(loginFromHere())} />
  return (
    <section aria-label="店铺优惠券" className="mb-4 md:[&>ul]:grid-cols-3">
      {user ? (
        <Suspense fallback={tickets}>
          <MemberTickets coupons={shown} distributorId={shopId} />
        </Suspense>
      ) : (
        tickets
      )}
    </section>
  )
}
