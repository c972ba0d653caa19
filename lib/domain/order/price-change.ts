import { splitByWorth } from '../money'

/** The smallest amount that an order may cost after a change, in cents. */
const minTotal = 1

/** What a price change needs to know of an unpaid order; amounts in cents. */
export interface PricedOrder {
  totalFee: number
  freightFee: number
  subsidyFee: number
  lines: readonly { id: number; totalFee: number }[]
}

/** Lowers all lines together by an amount, or sets a lower freight; amounts in cents. */
export type PriceChange = { down: number } | { freightFee: number }

export interface ChangedPrice {
  totalFee: number
  freightFee: number
  /** By how much each line is lowered. */
  lines: { id: number; down: number }[]
}

/**
 * The amounts of an unpaid order after an operator lowered its price (contract operator), or the text why that is not
 * possible. Lines are lowered in proportion to what they cost.
 */
export function changePrice(
  order: PricedOrder,
  change: PriceChange,
): { problem: string } | { changed: ChangedPrice } {
  if ('freightFee' in change) {
    const saved = order.freightFee - change.freightFee
    if (change.freightFee < 0 || saved <= 0) return { problem: '运费必须低于原运费' }
    if (order.totalFee - saved < minTotal) return { problem: '订单金额不能低于0.01元' }
    return {
      changed: { totalFee: order.totalFee - saved, freightFee: change.freightFee, lines: [] },
    }
  }
  const { down } = change
  if (down <= 0) return { problem: '改价金额不正确' }
  // The subsidy was computed from these prices; the programme would pay for a price that nobody paid.
  if (order.subsidyFee > 0) return { problem: '享受国家补贴的订单不能修改商品价格' }
  const goodsFee = order.lines.reduce((sum, line) => sum + line.totalFee, 0)
  if (down > goodsFee || order.totalFee - down < minTotal) return { problem: '订单金额不能低于0.01元' }
  const shares = splitByWorth(
    down,
    order.lines.map((line) => line.totalFee),
  )
  const lines = order.lines
    .map(({ id }, index) => ({ id, down: shares[index] ?? 0 }))
    .filter((line) => line.down > 0)
  return { changed: { totalFee: order.totalFee - down, freightFee: order.freightFee, lines } }
}
