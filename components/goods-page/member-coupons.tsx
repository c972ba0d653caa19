'use client'
import { useQuery } from '@tanstack/react-query'
import { useClaim } from '@/components/coupon/use-claim'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import { allCouponsPageSize } from '@/lib/domain/coupon-terms'
import { CouponRow } from './coupon-list'
import type { CouponRowsProps } from './coupon-rows'

/** The coupons of a product with the member's own coupons and claim states (contract trade §4.2). */
export default function MemberCoupons(props: CouponRowsProps) {
  return (
    <Providers>
      <Coupons {...props} />
    </Providers>
  )
}

function Coupons({ goodsId, distributorId, coupons }: CouponRowsProps) {
  const { claim, claiming } = useClaim()
  const memberCoupons = useQuery(
    query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: allCouponsPageSize, item_id: [goodsId], distributor_id: distributorId },
      meta: { silent: true },
    }),
  )
  return <CouponRow coupons={memberCoupons.data?.list ?? coupons} claiming={claiming} onClaim={claim} />
}
