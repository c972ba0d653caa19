import { yuanText } from '@/lib/domain/money'
import { cx } from './cx'
import { StruckPrice } from './struck-price'

interface PriceProps {
  /** Cents; missing shows a dash. */
  cents: number | null | undefined
  /** 活动价, 会员价 or 价格 before the amount (spec 1 §9). */
  label?: string | undefined
  /** Market price in cents, crossed out after the amount; shown only when it is higher. */
  market?: number | null
  tone?: PriceTone
  /** Decimals of a whole amount; others always have two, because the amount is what is charged. */
  decimals?: number | undefined
  /** Size and weight. */
  className?: string
}

export const priceTones = { brand: 'text-brand', ink: 'text-ink', inherit: '' } as const
export type PriceTone = keyof typeof priceTones

/**
 * An amount of money: small ¥, large yuan, small cents, tabular digits. `translate="no"`, as on all amounts, counts and
 * codes: translation of pages replaces text nodes, and React would go on changing the ones that were taken away.
 */
export function Price({ cents, label, market, tone = 'brand', decimals = 2, className }: PriceProps) {
  const [yuan, rest] = cents == null || !Number.isFinite(cents) ? [] : yuanText(Math.abs(cents)).split('.')
  const shown = rest === '00' ? rest.slice(0, decimals) : rest
  return (
    <span className={cx('price', priceTones[tone], className)} translate="no">
      {label && <span className="price-label">{label}</span>}
      {yuan !== undefined ? (
        <span>
          {Number(cents) < 0 && '-'}
          <small>¥</small>
          {yuan}
          {shown && <small>{`.${shown}`}</small>}
        </span>
      ) : (
        '-'
      )}
      {market != null && cents != null && market > cents && <StruckPrice cents={market} />}
    </span>
  )
}
