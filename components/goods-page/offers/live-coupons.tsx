'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClaim } from '@/components/coupon/use-claim'
import { useReplayedClick } from '@/components/ui/replay-click'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, sessionUser } from '@/lib/client/person/session'
import { allCouponsPageSize } from '@/lib/domain/coupon/terms'
import { CouponRow, type CouponRequest } from './coupon-list'
import { couponRequestOf, type CouponsOfGoods } from './coupon-rows'

interface LiveCouponsProps extends CouponsOfGoods {
  /** The click that came before this code was loaded. */
  request: CouponRequest | null
  /** Fetches the member's own coupons and claim states (contract trade §4.2). */
  isMember: boolean
}

/** The coupons of a product that can be claimed and unfolded. */
export default function LiveCoupons(props: LiveCouponsProps) {
  return (
    <Providers>
      <Coupons {...props} />
    </Providers>
  )
}

function Coupons({ goodsId, distributorId, coupons, request, isMember }: LiveCouponsProps) {
  const router = useClientNavigation()
  const { claim, claiming } = useClaim()
  const [isOpen, setOpen] = useState(false)
  const memberCoupons = useQuery({
    ...query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: allCouponsPageSize, item_id: [goodsId], distributor_id: distributorId },
      meta: { silent: true },
    }),
    enabled: isMember,
  })
  const carryOut = (asked: CouponRequest | null) => {
    if (asked === 'toggle') setOpen((was) => !was)
    // Back to the same selection.
    else if (asked !== null) return sessionUser() ? claim(asked) : router.push(loginHrefFromHere())
  }
  useReplayedClick(request !== null, () => carryOut(request))
  return (
    <div className="empty:hidden" onClick={({ target }) => carryOut(couponRequestOf(target))}>
      <CouponRow coupons={memberCoupons.data?.list ?? coupons} isOpen={isOpen} claiming={claiming} />
    </div>
  )
}
