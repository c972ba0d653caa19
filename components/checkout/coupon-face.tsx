import { CouponValue } from '@/components/coupon/coupon-value'
import { couponThreshold } from '@/lib/domain/coupon/terms'

interface CouponFaceProps {
  coupon: Parameters<typeof CouponValue>[0]['coupon'] & { title: string; least_cost: number }
  /** Its days, or why it cannot be used. */
  note: string
  isUsable?: boolean
}

/** A coupon of the checkout: value, title, threshold and a note. */
export const CouponFace = ({ coupon, note, isUsable = true }: CouponFaceProps) => (
  <span className="flex h-full flex-wrap items-center gap-3 p-3">
    <span className={`${isUsable ? 'text-brand' : 'text-muted'} w-22 shrink-0 text-center whitespace-nowrap`}>
      <CouponValue coupon={coupon} />
    </span>
    <span className="border-line min-w-[min(100%,8rem)] flex-1 border-l border-dashed pl-3 text-xs">
      <span className="text-ink block text-sm">{coupon.title}</span>
      <span className="text-text mt-0.5 block">{couponThreshold(coupon.least_cost)}</span>
      <span className="nums text-muted mt-0.5 block">{note}</span>
    </span>
  </span>
)
