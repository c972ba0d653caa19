'use client'
import { useQuery } from '@tanstack/react-query'
import { useClaim } from '@/components/coupon/use-claim'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import type { Card } from '@/lib/contract/coupon'
import { CouponTickets } from './coupon-tickets'

/** The same question that the server asked for a visitor. */
const input = { page_no: 1, page_size: 8, distributor_id: 0 }

/** The coupons of the home page as this member has them. */
export function MemberTickets({ coupons }: { coupons: Card[] }) {
  return (
    <Providers>
      <Tickets coupons={coupons} />
    </Providers>
  )
}

function Tickets({ coupons }: { coupons: Card[] }) {
  const { claim, claiming } = useClaim()
  const own = useQuery(query.coupon.cards.queryOptions({ input, meta: { silent: true } }))
  const list = coupons.map(
    (shared) => own.data?.list.find(({ card_id }) => card_id === shared.card_id) ?? shared,
  )
  return <CouponTickets coupons={list} claiming={claiming} onClaim={claim} />
}
