'use client'
import { useQuery } from '@tanstack/react-query'
import { useClaim } from '@/components/coupon/use-claim'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { CouponCards } from './coupon-cards'
import type { CouponsProps } from './coupons'

/** The coupons with the member's claim states. */
export function MemberCoupons(props: CouponsProps) {
  return (
    <Providers>
      <Claimable {...props} />
    </Providers>
  )
}

function Claimable({ coupons, look }: CouponsProps) {
  const { claim, claiming } = useClaim()
  const ids = coupons.map(({ card_id }) => card_id)
  const { data } = useQuery(
    query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: ids.length, card_id: ids },
      meta: { silent: true },
    }),
  )
  const states = new Map(data?.list.map((card) => [card.card_id, card]))
  const own = coupons.map((coupon) => {
    const state = states.get(coupon.card_id)
    return state
      ? { ...coupon, received_flag: state.received_flag, action: state.button_status.text }
      : coupon
  })
  return <CouponCards coupons={own} look={look} claiming={claiming} onClaim={claim} />
}
