'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { cardOfClaim, claimCode } from '@/lib/domain/coupon/claim'
import { allCouponsPageSize } from '@/lib/domain/coupon/terms'
import type { CheckoutSource } from './checkout-source'
import { ClaimableCoupons, useClaimable } from './claimable-coupons'
import { CouponFace } from './coupon-face'
import { noCoupon } from './order-input'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'
import { useLostCoupon } from './use-lost-coupon'

/** As many in a row as have room for value and title side by side. */
const couponGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3'

interface CouponSectionProps {
  model: CheckoutModel
  preview: OrderPreview
  source: CheckoutSource
}

/**
 * The coupon to claim that the preview has used; it stays on offer while the shopper looks at others.
 * @param used the code that the preview uses, or `none`
 */
function useProposed<C extends { card_id: number }>(claimable: readonly C[], used: string): C | undefined {
  const cardId = cardOfClaim(used)
  const [last, setLast] = useState(cardId)
  if (cardId !== null && cardId !== last) setLast(cardId)
  return claimable.find(({ card_id: id }) => id === (cardId ?? last))
}

/**
 * 使用优惠: the member's coupons for this order and those that can be claimed for it. The server selects the best of both
 * until the shopper selects another; one to claim is claimed with the order (ADR 0101).
 */
export function CouponSection({ model, preview, source }: CouponSectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  const bought = preview.items.filter(
    (item) => item.order_item_type !== 'gift' && item.order_item_type !== 'plus_buy',
  )
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...query.coupon.picker.queryOptions({
      input: {
        page_no: 1,
        page_size: allCouponsPageSize,
        page_type: 'picker',
        use_platform: 'mall',
        status: 1,
        is_checkout: true,
        cart_type: source.mode,
        distributor_id: preview.distributor_id,
        items: bought.map((item) => ({ item_id: item.item_id, num: item.num, price: item.item_fee })),
      },
      meta: { silent: true },
    }),
    staleTime: 0,
  })
  const client = useQueryClient()
  const claimable = useClaimable(
    preview.distributor_id,
    bought.map((item) => item.item_id),
    preview.item_fee - preview.member_discount - preview.promotion_discount,
  )
  /** Every list of coupons changes with a claim or an order elsewhere. */
  const reread = async () => {
    await client.invalidateQueries({ queryKey: query.coupon.key() })
    return (await refetch()).data?.list
  }
  const useIfNotDearer = async (code: string) => {
    if (await model.isDearerWith(code)) return false
    model.change({ coupon: code })
    return true
  }
  const used = preview.coupon_info?.coupon_code ?? noCoupon
  useLostCoupon(model, used, reread)
  const proposed = useProposed(claimable, used)
  const usable = data?.list.filter((card) => card.valid) ?? []
  const others = data?.list.filter((card) => !card.valid) ?? []

  return (
    <Section title="使用优惠">
      {isPending && (
        <div role="status" aria-label="加载中" className={couponGrid}>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {isError && (
        <p className="text-muted flex items-center gap-3 text-sm">
          优惠券加载失败
          <Button variant="text" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {data && usable.length + claimable.length === 0 && <p className="text-muted text-sm">暂无可用优惠券</p>}
      {(usable.length > 0 || proposed) && (
        <div role="radiogroup" aria-label="优惠券" className={couponGrid}>
          {proposed && (
            <ChoiceCard
              name="coupon"
              checked={claimCode(proposed.card_id) === used}
              onChoose={() => model.change({ coupon: claimCode(proposed.card_id) })}
            >
              <CouponFace coupon={proposed} note="提交订单时自动领取并使用" />
            </ChoiceCard>
          )}
          {usable.map((card) => (
            <ChoiceCard
              key={card.code}
              name="coupon"
              checked={card.code === used}
              onChoose={() => model.change({ coupon: card.code })}
            >
              <CouponFace coupon={card} note={`有效期至 ${card.end_date}`} />
            </ChoiceCard>
          ))}
          <ChoiceCard
            name="coupon"
            checked={used === noCoupon}
            onChoose={() => model.change({ coupon: noCoupon })}
            className="md:min-h-22"
          >
            <span className="text-text flex h-full min-h-12 items-center justify-center text-sm">
              不使用优惠券
            </span>
          </ChoiceCard>
        </div>
      )}
      <ClaimableCoupons
        cards={claimable.filter((card) => card !== proposed)}
        reread={reread}
        onUse={useIfNotDearer}
      />
      {others.length > 0 && (
        <>
          <Button
            variant="text"
            aria-expanded={showsAll}
            className="mt-3 max-md:h-11"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? '收起' : `查看不可用优惠券（${others.length}）`}
          </Button>
          {showsAll && (
            <ul className={`mt-2 ${couponGrid}`}>
              {others.map((card) => (
                <li key={card.code} className="rounded-control border-line bg-page border">
                  <CouponFace coupon={card} note={card.invalid_desc} isUsable={false} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  )
}
