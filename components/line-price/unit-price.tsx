import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import { yuanText } from '@/lib/domain/money'
import { linePrice, type LineFields } from '@/lib/domain/order/line-price'

/** 单价 of a line: what the buyer pays for one piece, with the price before it crossed out. */
export function UnitPrice({ line, className }: { line: LineFields; className?: string }) {
  const { unit, was } = linePrice(line)
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      {line.order_item_type !== 'gift' && <Price cents={unit} className="text-text! font-normal!" />}
      {was !== null && <StruckPrice cents={was} />}
    </span>
  )
}

/** 金额 of a line after 满减 and 满折, with what they and the member price take off; 赠送 for a gift. */
export function LineAmount({ line, className }: { line: LineFields; className?: string }) {
  const { amount, saved } = linePrice(line)
  if (line.order_item_type === 'gift') return <span className="text-muted md:text-right">赠送</span>
  return (
    <span className="text-right">
      <Price cents={amount} className={className ?? ''} />
      {saved > 0 && <span className="nums text-muted block text-xs">已优惠 ¥{yuanText(saved)}</span>}
    </span>
  )
}
