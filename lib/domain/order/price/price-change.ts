import type { SubsidyRule } from '../../goods/subsidy'
import * as orderMessages from '../../messages/order'
import { splitByWorth } from '../../money'
import { shareSubsidies } from '../subsidy/subsidy-share'

/** The smallest amount that an order may cost after a change, in cents. */
const minTotal = 1

/** The subsidy that a line has reserved for `pieces` of its `num` units, with the rule of its class today. */
export interface ReservedSubsidy {
  rule: SubsidyRule
  num: number
  pieces: number
  /** Cents. */
  fee: number
  /** Cents that the line costs before its subsidy; what gifts and points take off it comes after. */
  price: number
}

/** A line whose price is changed; `totalFee` is the amount that the buyer pays, in cents. */
export interface PricedLine {
  id: number
  totalFee: number
  /** Null without one. */
  subsidy: ReservedSubsidy | null
}

/** Facts about an unpaid order that a price change needs; amounts in cents. */
export interface PricedOrder {
  totalFee: number
  freightFee: number
  lines: readonly PricedLine[]
}

/** Lowers all lines together by an amount, or sets a lower freight; amounts in cents. */
export type PriceChange = { down: number } | { freightFee: number }

/** By how much a line is lowered: its price, and the subsidy with its pieces, which follows the price. */
export interface LoweredLine {
  id: number
  down: number
  subsidyDown: number
  piecesDown: number
}

export interface ChangedPrice {
  totalFee: number
  freightFee: number
  lines: LoweredLine[]
}

/**
 * The subsidy and pieces that a line loses when its price falls: the programme pays its rate of the new price, by unit
 * as for a new order, at most the reserved amount.
 */
function subsidyAfter(
  subsidy: ReservedSubsidy | null,
  down: number,
): Pick<LoweredLine, 'subsidyDown' | 'piecesDown'> {
  if (!subsidy) return { subsidyDown: 0, piecesDown: 0 }
  const { rule, num, pieces, fee, price } = subsidy
  const [left] = shareSubsidies([{ subsidyClassId: 0, rule, num, totalFee: price - down }], () => ({
    pieces,
    cents: fee,
  }))
  return { subsidyDown: fee - (left?.fee ?? 0), piecesDown: pieces - (left?.num ?? 0) }
}

/**
 * The amounts of an unpaid order after an operator lowered its price (contract operator), or the text why that is not
 * possible. Lines are lowered in proportion to what they cost. The subsidy of a line follows its price, so the buyer of
 * a subsidised order saves `down` less what the programme pays less.
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
  if (down <= 0) return { problem: orderMessages.newPriceInvalid }
  const goodsFee = order.lines.reduce((sum, line) => sum + line.totalFee, 0)
  if (down > goodsFee) return { problem: '订单金额不能低于0.01元' }
  const shares = splitByWorth(
    down,
    order.lines.map((line) => line.totalFee),
  )
  const lines = order.lines
    .map((line, index) => {
      const lowered = shares[index] ?? 0
      return { id: line.id, down: lowered, ...subsidyAfter(line.subsidy, lowered) }
    })
    .filter((line) => line.down > 0)
  const totalFee = order.totalFee - down + lines.reduce((sum, { subsidyDown }) => sum + subsidyDown, 0)
  if (totalFee < minTotal) return { problem: '订单金额不能低于0.01元' }
  return { changed: { totalFee, freightFee: order.freightFee, lines } }
}
