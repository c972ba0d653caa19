'use client'
import { useQuery } from '@tanstack/react-query'
import { useClaim } from '@/components/coupon/use-claim'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import type { Card } from '@/lib/contract/coupon'
import { CouponTickets } from './coupon-tickets'

interface MemberTicketsProps {
  coupons: Card[]
  /** The shop whose coupons they are; 0 for the mall. */
  distributorId?: number
}

/** Coupons of the home page or of a shop as this member has them. */
export function MemberTickets(props: MemberTicketsProps) {
  return (
    <Providers>
      <Tickets {...props} />
    </Providers>
  )
}

function Tickets({ coupons, distributorId = 0 }: MemberTicketsProps) {
  const { claim, claiming } = useClaim()
  // The same question that the server asked for a visitor.
  const input = { page_no: 1, page_size: 8, distributor_id: distributorId }
  const own = useQuery(query.coupon.cards.queryOptions({ input, meta: { silent: true } }))
  const list = coupons.map(
    (shared) => own.data?.list.find(({ card_id }) => card_id === shared.card_id) ?? shared,
  )
  return <CouponTickets coupons={list} claiming={claiming} onClaim={claim} />
}
