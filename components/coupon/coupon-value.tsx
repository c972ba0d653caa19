import { Price } from '@/components/ui/price'
import { cardTypeLabels, type CardType } from '@/lib/domain/coupon/card-type'
import { discountRate } from '@/lib/domain/money'
import { dateTimeText } from '@/lib/domain/time/china'

export interface CouponTerms {
  card_type: CardType
  /** Percent off. */
  discount: number
  /** Cents. */
  reduce_cost: number
  /** Cents; 0 for no threshold. */
  least_cost: number
}

/** The value of a coupon: ¥50.00, 9.5折 or 兑换券. */
export function CouponValue({ coupon }: { coupon: CouponTerms }) {
  if (coupon.card_type === 'discount') {
    return (
      <span translate="no" className="nums text-2xl font-semibold">
        {discountRate(coupon.discount)}
        <span className="ml-0.5 text-sm">折</span>
      </span>
    )
  }
  if (coupon.card_type !== 'cash') {
    return <span className="text-lg font-semibold">{cardTypeLabels[coupon.card_type]}</span>
  }
  return <Price cents={coupon.reduce_cost} tone="inherit" className="text-xl [&_small]:text-xs!" />
}

const day = (time: number) => dateTimeText(time).slice(0, 10).replaceAll('-', '.')

/** Validity of a claimable coupon: 2025.10.01 - 2025.10.31, or days after the claim (contract member §7.1). */
export const cardDays = (card: {
  date_type: string
  begin_date: number
  end_date: number
  fixed_term: number
}): string =>
  card.date_type === 'DATE_TYPE_FIX_TERM'
    ? `领取后${card.fixed_term}天内有效`
    : `${day(card.begin_date)} - ${day(card.end_date)}`
