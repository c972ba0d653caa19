'use client'
import { useQuery } from '@tanstack/react-query'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { CouponStripProps } from './coupon-strip'
import { CouponSection } from './coupon-tickets'
import { useClaim } from './use-claim'

/** The coupons of the mall or of a shop with the member's own coupons and claim states. */
export function MemberStrip(props: CouponStripProps) {
  return (
    <Providers>
      <Strip {...props} />
    </Providers>
  )
}

/** Shared coupons keep their position with the member's state; the member's own coupons follow. */
function mergeCoupons(shared: readonly Card[], memberCoupons: readonly Card[]): Card[] {
  const byId = new Map(memberCoupons.map((card) => [card.card_id, card]))
  const sharedIds = new Set(shared.map(({ card_id }) => card_id))
  return [
    ...shared.map((card) => byId.get(card.card_id) ?? card),
    ...memberCoupons.filter(({ card_id }) => !sharedIds.has(card_id)),
  ]
}

function Strip({ coupons, distributorId = 0, ...section }: CouponStripProps) {
  const { claim, claiming } = useClaim()
  // The same input as the server used for guests.
  const input = { page_no: 1, page_size: 8, distributor_id: distributorId }
  const { data } = useQuery(query.coupon.cards.queryOptions({ input, meta: { silent: true } }))
  // The answer for a shop includes the coupons of the mall.
  const memberCoupons = (data?.list ?? []).filter((card) => card.distributor_id === distributorId)
  return (
    <CouponSection
      {...section}
      coupons={mergeCoupons(coupons, memberCoupons)}
      claiming={claiming}
      onClaim={claim}
    />
  )
}
