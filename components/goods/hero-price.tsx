import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import type { ShownPrice } from '@/lib/domain/goods/price'
import { priceText } from '@/lib/domain/money'

interface HeroPriceProps {
  shown: ShownPrice
  /** 国补价 in cents; undefined where the programme pays nothing. */
  subsidised: number | undefined
  /** Short text of the limits of 国补价: 限浙江省，每人1件. */
  limits?: string | undefined
  /** The lowest of several prices. */
  isFrom?: boolean
  /** Size of the large price. */
  size?: string
  /** After the large price. */
  children?: ReactNode
  className?: string
}

/**
 * The price of a product. Where the programme pays, 国补价 is the large one, and the second line has the price of the
 * specified precedence (spec 1 §9) and the market price; elsewhere the precedence price is the large one.
 */
export function HeroPrice(props: HeroPriceProps) {
  const { shown, subsidised, limits, isFrom = false, size = 'text-2xl', children, className } = props
  const market = shown.market !== null && (
    <span>
      市场价{' '}
      <del translate="no" className="nums">
        {priceText(shown.market)}
      </del>
    </span>
  )
  const from = isFrom && <span className="text-brand text-sm">起</span>
  if (subsidised === undefined)
    return (
      <p className={cx('text-muted flex flex-wrap items-baseline gap-x-2 text-sm', className)}>
        <span>{shown.label}</span>
        <Price cents={shown.cents} className={size} />
        {from}
        {market}
        {children}
      </p>
    )
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Tag tone="programme" className="h-5! self-center px-1.5! text-sm!">
          国补价
        </Tag>
        <Price cents={subsidised} className={size} />
        {from}
        {children}
      </div>
      <p className="text-muted mt-0.5 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span>
          {shown.label} <Price cents={shown.cents} tone="ink" className="font-medium!" />
        </span>
        {market}
        <span className="text-programme">
          预计补贴{' '}
          <span translate="no" className="nums">
            {priceText(shown.cents - subsidised)}
          </span>
          {limits && `（${limits}）`}
        </span>
      </p>
    </div>
  )
}
