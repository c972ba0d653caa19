import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { couponThreshold } from '@/lib/domain/coupon/terms'
import { CouponValue, type CouponTerms } from './coupon-value'

interface CouponTicketProps {
  coupon: CouponTerms & { title: string }
  /** Grey: used, expired or over. */
  isSpent?: boolean
  /** False where the title says it. */
  showsThreshold?: boolean
  /** Below the title. */
  children: ReactNode
}

/** A coupon as a ticket: value and threshold on the left of the perforation, title and what follows it on the right. */
export function CouponTicket({
  coupon,
  isSpent = false,
  showsThreshold = true,
  children,
}: CouponTicketProps) {
  return (
    <article
      className={cx(
        'rounded-card bg-card flex h-full overflow-hidden border',
        isSpent ? 'border-line' : 'border-brand/15',
      )}
    >
      <div
        className={cx(
          'ticket-edge flex w-24 max-w-2/5 shrink-0 flex-col items-center justify-center px-2 py-4',
          isSpent ? 'bg-page text-muted' : 'bg-brand-tint text-brand',
        )}
      >
        <CouponValue coupon={coupon} />
        {showsThreshold && (
          <span className="mt-0.5 text-center text-xs">{couponThreshold(coupon.least_cost)}</span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-3.5 py-3">
        <p className={cx('line-clamp-2 text-sm font-medium', isSpent ? 'text-muted' : 'text-ink')}>
          {coupon.title}
        </p>
        {children}
      </div>
    </article>
  )
}
