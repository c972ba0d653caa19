'use client'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { SectionTitle } from '@/components/ui/section-title'
import type { Card } from '@/lib/contract/catalogue/coupon'
import { CouponTicket } from './coupon-ticket'
import { cardDays } from './coupon-value'

/** Coupons in the row. */
const maxCoupons = 4

export interface SectionLook {
  /** Name of the section; also its heading unless `plain`. */
  title: string
  /** Small text beside the heading. */
  note?: string | undefined
  plain?: boolean
  className?: string
}

interface CouponTicketsProps {
  coupons: readonly Card[]
  /** Id of the coupon that is being claimed. */
  claiming?: number | undefined
  onClaim: (cardId: number) => void
}

/** The first coupons below a heading; nothing without coupons. */
export function CouponSection(props: SectionLook & CouponTicketsProps) {
  const { title, note, plain = false, className, coupons, ...tickets } = props
  if (coupons.length === 0) return null
  return (
    <section id="coupons" aria-label={title} className={cx('scroll-mt-20', className)}>
      {!plain && <SectionTitle note={note}>{title}</SectionTitle>}
      <CouponTickets coupons={coupons.slice(0, maxCoupons)} {...tickets} />
    </section>
  )
}

/** Coupons as tickets: one row, two between phone and desktop, where a quarter is too narrow for a title. */
function CouponTickets({ coupons, claiming, onClaim }: CouponTicketsProps) {
  return (
    <ul className="cards-4 max-lg:cards-2 relative grid gap-2.5 [--card-min:15.5rem] max-md:auto-cols-[min(17rem,100%)] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto">
      {coupons.map((coupon) => {
        const claimable = coupon.received_flag === 0
        return (
          <li key={coupon.card_id}>
            <CouponTicket coupon={coupon}>
              <p translate="no" className="nums text-muted text-xs">
                {cardDays(coupon)}
              </p>
              <Button
                size="small"
                variant={claimable ? 'primary' : 'ghost'}
                disabled={!claimable}
                loading={claiming === coupon.card_id}
                onClick={() => onClaim(coupon.card_id)}
                aria-label={`${claimable ? '立即领取' : coupon.button_status.text} ${coupon.title}`}
                className="mt-1 self-start rounded-full! max-md:h-9"
              >
                {claimable ? '立即领取' : coupon.button_status.text}
              </Button>
            </CouponTicket>
          </li>
        )
      })}
    </ul>
  )
}
