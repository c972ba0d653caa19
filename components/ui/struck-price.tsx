import { priceText } from '@/lib/domain/money'
import { cx } from './cx'

/** A price that is crossed out beside the paid one, in cents. Screen readers call it 市场价. */
export const StruckPrice = ({ cents, className }: { cents: number; className?: string }) => (
  <del translate="no" className={cx('struck-price', className)}>
    <span className="sr-only">市场价</span>
    {priceText(cents)}
  </del>
)
