import { cx } from './cx'
import { Price, priceTones, type PriceTone } from './price'

interface PointsPriceProps {
  points: number
  /** Money besides the points, in cents. */
  cents: number
  tone?: PriceTone
  /** Size and weight. */
  className?: string
}

/** A price of the points mall: `1500 积分 + ¥59.00`. A part that is 0 is left out, unless both are. */
export function PointsPrice({ points, cents, tone = 'brand', className }: PointsPriceProps) {
  const hasPoints = points > 0 || cents === 0
  return (
    <span
      translate="no"
      className={cx('nums inline-flex flex-wrap items-baseline gap-x-1', priceTones[tone], className)}
    >
      {hasPoints && (
        <span className="font-semibold whitespace-nowrap">
          {points}
          <small className="ml-0.5 text-[max(12px,0.65em)] font-normal">积分</small>
        </span>
      )}
      {cents > 0 && (
        <span className="whitespace-nowrap">
          {hasPoints && <small className="mr-1 text-[max(12px,0.65em)]">+</small>}
          <Price cents={cents} tone="inherit" className="text-[1em]" />
        </span>
      )}
    </span>
  )
}
