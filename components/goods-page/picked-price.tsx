'use client'
import type { ReactNode } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { Price } from '@/components/ui/price'
import { isLowestPrice } from '@/lib/domain/goods-choice'
import { shownPrice } from '@/lib/domain/price'
import { useGoodsPick } from './pick-context'

/** Label and price of the selected SKU; while none is selected, the price that lists show. */
export function PickedPrice() {
  const { pick } = useGoodsPick()
  if (!pick.shown) return null
  const price = shownPrice(pick.shown)
  const from = !pick.sku && isLowestPrice(pick.goods)
  return (
    <p className="flex min-h-10 flex-wrap items-baseline gap-x-2">
      <span className="text-muted w-16 shrink-0 text-sm max-md:w-auto">{price.label}</span>
      <Price cents={price.cents} className="text-amount" />
      {from && <span className="text-brand text-sm">起</span>}
      {price.market !== null && (
        <span className="text-muted text-sm">
          市场价 <Price cents={price.market} tone="inherit" className="font-normal! line-through" />
        </span>
      )}
    </p>
  )
}

/**
 * The strip above the price while a seckill or limited-time sale is announced or running. The server decides whether
 * it has started or ended: at the end of the countdown the product is fetched again, so that strip, price and buttons
 * change together.
 */
export function ActivityStrip() {
  const { pick, refresh } = useGoodsPick()
  if (!pick.goods.activity) return null
  const { name, hasBegun, startTime, endTime } = pick.goods.activity
  return (
    <div className="rounded-t-card from-brand to-accent flex h-11 items-center justify-between bg-linear-to-r px-4 text-white max-md:-mx-4 max-md:-mb-3 max-md:rounded-none">
      <span className="truncate text-base font-semibold">{name}</span>
      <Countdown
        until={hasBegun ? endTime : startTime}
        label={hasBegun ? '距结束' : '距开始'}
        onEnd={refresh}
        className="shrink-0 text-sm"
      />
    </div>
  )
}

/**
 * Hides what does not apply to a seckill, which is sold at its own price without coupons and promotions
 * (contract trade §3.2). Follows the price when a seckill starts or ends while the page is open.
 */
export function OutsideSeckill({ children }: { children: ReactNode }) {
  const { isSeckill } = useGoodsPick()
  return isSeckill ? null : children
}

/** Shows `children` to visitors without a paid grade, and `own` to members with one. */
export function UnlessVip({ own, children }: { own: ReactNode; children: ReactNode }) {
  return useGoodsPick().pick.goods.isVip ? own : children
}
