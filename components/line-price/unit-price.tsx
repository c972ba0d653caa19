import { cx } from '@/components/ui/cx'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import { linePrice, type LineFields } from '@/lib/domain/order/price/line-price'

interface LinePriceProps {
  line: LineFields
  /** Points for a piece besides the money; only for a line of the points mall. */
  points?: number | undefined
  className?: string
}

/** 单价 of a line: what the buyer pays for one piece, with the price before it crossed out. */
export function UnitPrice({ line, points, className }: LinePriceProps) {
  const { unit, was } = linePrice(line)
  if (points !== undefined)
    return <PointsPrice points={points} cents={unit} tone="inherit" className="md:justify-center" />
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      {line.order_item_type !== 'gift' && <Price cents={unit} className="text-text! font-normal!" />}
      {was !== null && <StruckPrice cents={was} />}
    </span>
  )
}

/** 金额 of a line: its price for all pieces; 赠送 for a gift. */
export function LineAmount({ line, points, className }: LinePriceProps) {
  const { amount } = linePrice(line)
  if (points !== undefined)
    return <PointsPrice points={points * line.num} cents={amount} className={cx('justify-end', className)} />
  if (line.order_item_type === 'gift') return <span className="text-muted md:text-right">赠送</span>
  return (
    <span className="text-right">
      <Price cents={amount} className={className ?? ''} />
    </span>
  )
}
