'use client'
import { useQuery } from '@tanstack/react-query'
import { cardDays, couponThreshold, CouponValue } from '@/components/checkout/coupon-value'
import { useClaim } from '@/components/coupon/use-claim'
import { Button } from '@/components/ui/button'
import { query } from '@/lib/client/query'
import { useSession } from '@/lib/client/session'
import type { Card } from '@/lib/contract/coupon'
import { SectionTitle } from './section-title'

/** Coupons in one row. */
const most = 4

/** The same question that the server asked for a visitor. */
const input = { page_no: 1, page_size: 8, distributor_id: 0 }

/** Coupons to claim. What every visitor may see stands in the document; what the member has is asked for here. */
export function CouponStrip({ coupons }: { coupons: Card[] }) {
  const user = useSession()
  const { claim, claiming } = useClaim()
  const own = useQuery({
    ...query.coupon.cards.queryOptions({ input, meta: { silent: true } }),
    enabled: Boolean(user),
  })
  if (coupons.length === 0) return null

  return (
    <section id="coupons" aria-label="领券中心" className="column mt-8 scroll-mt-20">
      <SectionTitle note="先领券再下单，可与补贴同享">领券中心</SectionTitle>
      <ul className="relative grid grid-cols-4 gap-2.5 max-md:auto-cols-[17rem] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto">
        {coupons.slice(0, most).map((shared) => {
          const coupon = own.data?.list.find(({ card_id }) => card_id === shared.card_id) ?? shared
          const claimable = coupon.received_flag === 0
          return (
            <li
              key={coupon.card_id}
              className="rounded-card border-brand/15 bg-card flex overflow-hidden border"
            >
              <div className="bg-brand-tint text-brand ticket-edge flex w-24 shrink-0 flex-col items-center justify-center px-2 py-4">
                <CouponValue coupon={coupon} />
                <span className="mt-0.5 text-xs whitespace-nowrap">{couponThreshold(coupon.least_cost)}</span>
              </div>
              <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-3.5 py-3">
                <p className="text-ink truncate text-sm font-medium">{coupon.title}</p>
                <p className="nums text-muted truncate text-xs">{cardDays(coupon)}</p>
                <Button
                  size="small"
                  variant={claimable ? 'primary' : 'ghost'}
                  disabled={!claimable}
                  loading={claiming === coupon.card_id}
                  onClick={() => claim(coupon.card_id)}
                  aria-label={`领取 ${coupon.title}`}
                  className="mt-1 self-start rounded-full! max-md:h-9"
                >
                  {claimable ? '立即领取' : coupon.button_status.text}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
