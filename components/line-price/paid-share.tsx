import { cx } from '@/components/ui/cx'
import { priceText } from '@/lib/domain/money'
import { paidShare, type PaidLine } from '@/lib/domain/order/price/line-price'

/** 实付分摊: the amount that was paid for a line and would be refunded for it, when it differs from the shown one. */
export function PaidShare({ line, className }: { line: PaidLine; className?: string }) {
  const share = paidShare(line)
  if (!share) return null
  return (
    <span className={cx('nums text-muted block text-xs', className)}>
      实付分摊{' '}
      <span translate="no" className="whitespace-nowrap">
        {priceText(share.fee)}
      </span>
      {share.points > 0 && (
        <span className="whitespace-nowrap">
          {' '}
          + <span translate="no">{share.points}</span> 积分
        </span>
      )}
    </span>
  )
}
