'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardDays, CouponValue } from '@/components/coupon/coupon-value'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { allCouponsPageSize, couponThreshold } from '@/lib/domain/coupon/terms'

/** Coupons that are shown before 展开 (spec 1 §9). */
const shownFirst = 4

/**
 * Coupons that the member can still claim for the products being bought, from the shop and the mall (contract trade
 * §4.2), first those whose threshold is reached. Exchange coupons are left out: no order takes them.
 * @param fee cents of the products after promotions
 */
export function useClaimable(distributorId: number, itemIds: number[], fee: number) {
  const { data } = useQuery({
    ...query.coupon.cards.queryOptions({
      input: {
        page_no: 1,
        page_size: allCouponsPageSize,
        distributor_id: distributorId,
        item_id: itemIds,
      },
      meta: { silent: true },
    }),
    staleTime: 0,
    enabled: itemIds.length > 0,
  })
  const rank = (card: { least_cost: number }) => (card.least_cost <= fee ? 0 : 1)
  return (data?.list ?? [])
    .filter((card) => card.received_flag === 0 && card.card_type !== 'new_gift')
    .sort((a, b) => rank(a) - rank(b))
}

interface ClaimableCouponsProps {
  cards: ReturnType<typeof useClaimable>
  /** Reads the member's unused coupons again, after a claim. */
  reread: () => Promise<readonly UserCard[] | undefined>
  /** Uses a claimed coupon unless the order would be dearer with it; tells whether it does. */
  onUse: (code: string) => Promise<boolean>
}

/**
 * 可领取的优惠券: a claimed coupon is used at once when it fits the order and no other one saves more; otherwise the page says
 * why it is not.
 */
export function ClaimableCoupons({ cards, reread, onUse }: ClaimableCouponsProps) {
  const claim = useSingleMutation({
    mutationFn: (cardId: number) => api.coupon.receive({ card_id: cardId }),
    onSuccess: async ({ status: { code } }) => {
      const claimed = (await reread())?.find((card) => card.code === code)
      if (claimed?.valid) {
        toast.success((await onUse(code)) ? '领取成功，已为本单使用' : '领取成功，本单已用更优惠的券')
      } else {
        toast.success(claimed ? `领取成功，${claimed.invalid_desc}` : '领取成功')
      }
    },
    // A refused claim: none is left, or it was claimed elsewhere.
    onError: () => void reread(),
  })
  const [showsAll, setShowsAll] = useState(false)
  if (cards.length === 0) return null
  return (
    <section aria-label="可领取的优惠券" className="mt-4">
      <h3 className="text-text text-sm">可领取的优惠券</h3>
      <ul className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2">
        {cards.slice(0, showsAll ? undefined : shownFirst).map((card) => (
          <li
            key={card.card_id}
            className="rounded-control bg-brand-tint flex min-w-0 flex-wrap items-center gap-3 px-3 py-2"
          >
            <span className="text-brand w-20 shrink-0 text-center whitespace-nowrap">
              <CouponValue coupon={card} />
            </span>
            <span className="min-w-[min(100%,7rem)] flex-1 text-xs">
              <span className="text-ink block text-sm">{card.title}</span>
              <span className="text-text block">{couponThreshold(card.least_cost)}</span>
              <span translate="no" className="nums text-muted block">
                {cardDays(card)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`领取并使用 ${card.title}`}
              loading={claim.isPending && claim.variables === card.card_id}
              onClick={() => claim.mutate(card.card_id)}
            >
              领取
            </Button>
          </li>
        ))}
      </ul>
      {cards.length > shownFirst && (
        <Button
          variant="text"
          aria-expanded={showsAll}
          className="mt-2 max-md:h-11"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '收起' : '展开'}
        </Button>
      )}
    </section>
  )
}
