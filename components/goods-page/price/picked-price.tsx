'use client'
import type { ReactNode } from 'react'
import { HeroPrice } from '@/components/goods/hero-price'
import { UsedUpNote } from '@/components/goods/used-up-note'
import { isLowestPrice, subsidisedPrice } from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { useGoodsPick } from '../buy/pick-context'

interface PickedPriceProps {
  /** The rule behind 国补价. */
  rule?: ReactNode
  /** Short text of the limits of 国补价. */
  limits?: string
  size?: string
}

/** The price of the selected SKU; while none is selected, the price that lists show. */
export function PickedPrice({ rule, limits, size = 'text-amount' }: PickedPriceProps) {
  const { goods, sku, shown } = useGoodsPick().pick
  if (!shown) return null
  const subsidised = subsidisedPrice(goods, shown)
  return (
    <>
      <HeroPrice
        shown={shownPrice(shown)}
        subsidised={subsidised}
        isFrom={!sku && isLowestPrice(goods)}
        size={size}
        limits={limits}
      >
        {subsidised !== undefined && <span className="self-center">{rule}</span>}
      </HeroPrice>
      <UsedUpNote goods={goods} rule={rule} />
    </>
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
