'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cardDays, CouponValue } from '@/components/coupon/coupon-value'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { cardTypeLabels } from '@/lib/domain/coupon/card-type'
import { allCouponsPageSize, couponThreshold } from '@/lib/domain/coupon/terms'

export interface CartCouponListProps {
  shopId: number
  /** SKUs in the cart from this shop: a coupon that covers none of them is not offered. */
  itemIds: number[]
}

/** The claimable coupons for the products of a shop in the cart (contract trade §4.2). */
export function CartCouponList({ shopId, itemIds }: CartCouponListProps) {
  const client = useQueryClient()
  const { data, isPending, isError, refetch, isRefetching } = useQuery(
    query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: allCouponsPageSize, distributor_id: shopId, item_id: itemIds },
      meta: { silent: true },
    }),
  )
  const claim = useSingleMutation(
    query.coupon.receive.mutationOptions({
      onSuccess: () => toast.success('领取成功'),
      onSettled: () => client.invalidateQueries({ queryKey: query.coupon.key() }),
    }),
  )
  if (isPending) {
    return (
      <div role="status" aria-label="加载中" className="grid gap-2">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    )
  }
  if (isError) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  if (data.list.length === 0) return <p className="text-muted py-4 text-center">暂无可领取的优惠券</p>
  return (
    <ul className="grid gap-2 overscroll-contain md:max-h-80 md:overflow-y-auto">
      {data.list.map((card) => (
        <li key={card.card_id} className="rounded-control bg-brand-tint flex items-center gap-3 p-3">
          <span className="text-brand w-20 shrink-0 text-center">
            <CouponValue coupon={card} />
          </span>
          <span className="min-w-0 flex-1 text-xs">
            <span className="text-ink block truncate text-sm">{card.title}</span>
            <span className="text-text block">
              {cardTypeLabels[card.card_type]} · {couponThreshold(card.least_cost)}
            </span>
            <span translate="no" className="nums text-muted block">
              {cardDays(card)}
            </span>
          </span>
          <Button
            size="small"
            disabled={card.received_flag !== 0}
            loading={claim.isPending && claim.variables.card_id === card.card_id}
            onClick={() => claim.mutate({ card_id: card.card_id })}
          >
            {card.button_status.text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
