'use client'
import { useContext } from 'react'
import { useGoodsPick } from '@/components/goods-page/buy/pick-context'
import { cx } from '@/components/ui/cx'
import { PointsPrice } from '@/components/ui/points-price'
import { priceText } from '@/lib/domain/money'
import { OwnPointsContext } from './own-points'

/**
 * 价格 of the selected SKU in points and money, and its market price; while none is selected, that of the default one.
 */
export function PickedPoints({ className }: { className?: string }) {
  const { shown } = useGoodsPick().pick
  if (!shown) return null
  return (
    <p className={cx('text-muted flex flex-wrap items-baseline gap-x-2 text-sm', className)}>
      <span>价格</span>
      <PointsPrice points={shown.point ?? 0} cents={shown.price} className="text-amount" />
      {shown.market_price ? (
        <span>
          市场价{' '}
          <del translate="no" className="nums">
            {priceText(shown.market_price)}
          </del>
        </span>
      ) : null}
    </p>
  )
}

/** How many points the selected pieces cost more than the member has; 0 while that is not known. */
export function useMissingPoints(): { own: number | undefined; missing: number } {
  const { shown, num } = useGoodsPick().pick
  const own = useContext(OwnPointsContext)
  const cost = (shown?.point ?? 0) * num
  return { own, missing: own === undefined ? 0 : Math.max(0, cost - own) }
}

/** 可用积分, and how many are missing. */
export function OwnPointsNote({ own, missing }: ReturnType<typeof useMissingPoints>) {
  return (
    <p className="nums text-muted text-sm" aria-live="polite">
      {own === undefined ? (
        '登录后可用积分兑换'
      ) : (
        <span>
          可用积分 <span translate="no">{own}</span>
        </span>
      )}
      {missing > 0 && (
        <span className="text-brand">
          ，还差 <span translate="no">{missing}</span> 积分
        </span>
      )}
    </p>
  )
}
