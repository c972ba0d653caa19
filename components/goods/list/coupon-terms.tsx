'use client'
import { useQuery } from '@tanstack/react-query'
import { CouponValue, type CouponTerms as Terms } from '@/components/coupon/coupon-value'
import { BackLink } from '@/components/ui/back-link'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import { sessionUser } from '@/lib/client/person/session'
import { allCouponsPageSize, couponThreshold } from '@/lib/domain/coupon/terms'

/** The member's own coupon, else one that any member can claim; null for neither. */
async function readCoupon(cardId: number): Promise<(Terms & { title: string }) | null> {
  if (sessionUser()) {
    const { list } = await api.coupon.mine({
      status: 1,
      scope_type: 'all',
      page: 1,
      pageSize: allCouponsPageSize,
    })
    const own = list.find((coupon) => coupon.card_id === cardId)
    if (own) return own
  }
  const { list } = await api.coupon.cards({ card_id: [cardId], page_no: 1, page_size: 1 })
  return list[0] ?? null
}

/** Name, value and condition of a coupon above the list of its products. */
export function CouponTerms({ cardId }: { cardId: number }) {
  return (
    <Providers>
      <Coupon cardId={cardId} />
    </Providers>
  )
}

function Coupon({ cardId }: { cardId: number }) {
  const { data } = useQuery({
    queryKey: ['list-coupon', cardId],
    queryFn: () => readCoupon(cardId),
    meta: { silent: true },
  })
  return (
    <section
      aria-label="优惠券"
      className="rounded-card border-brand/15 bg-card mb-3 flex min-h-16 items-center gap-4 border px-5 py-2 max-md:mt-3 max-md:gap-2 max-md:pr-4 max-md:pl-1"
    >
      <BackLink href="/member/coupon" className="shrink-0" />
      {data && (
        <span className="text-brand shrink-0">
          <CouponValue coupon={data} />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-ink truncate text-sm font-semibold">{data?.title ?? '优惠券可用商品'}</p>
        <p className="text-muted text-xs">
          {data ? couponThreshold(data.least_cost) : '以下商品可使用该优惠券'}
          {data && data.least_cost > 0 && '，以下商品可凑单'}
        </p>
      </div>
    </section>
  )
}
