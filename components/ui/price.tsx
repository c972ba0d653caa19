import { yuanText } from '@/lib/domain/money'
import { cx } from './cx'

interface PriceProps {
  /** Cents; missing shows a dash. */
  cents: number | null | undefined
  /** 活动价, 会员价 or 价格 before the amount (spec 1 §9). */
  label?: string
  /** Market price in cents, crossed out after the amount; shown only when it is higher. */
  market?: number | null
  tone?: 'brand' | 'ink' | 'inherit'
  /** Size and weight. */
  className?: string
}

const tones = { brand: 'text-brand', ink: 'text-ink', inherit: '' } as const

/** An amount of money: small ¥, large yuan, small cents, tabular digits. */
export function Price({ cents, label, market, tone = 'brand', className }: PriceProps) {
  const [yuan, rest] = cents == null || !Number.isFinite(cents) ? [] : yuanText(Math.abs(cents)).split('.')
  return (
    <span className={cx('price', tones[tone], className)}>
      {label && <span className="price-label">{label}</span>}
      {yuan !== undefined ? (
        <span>
          {Number(cents) < 0 && '-'}
          <small>¥</small>
          {yuan}
          <small>{`.${rest}`}</small>
        </span>
      ) : (
        '-'
      )}
      {market != null && cents != null && market > cents && (
        <del>
          <span className="sr-only">市场价</span>
          {`¥${yuanText(market)}`}
        </del>
      )}
    </span>
  )
}
