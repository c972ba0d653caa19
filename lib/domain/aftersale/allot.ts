import {
  endsOrder,
  refundShare,
  withApplied,
  type AppliedUnits,
  type LineWorth,
  type RefundShare,
} from '../order/refund/refund-share'
import type { AftersaleType } from './values'

/** A line of an order as after-sales see it; amounts in cents for the whole line. */
export interface AftersaleLine extends LineWorth {
  id: number
  itemName: string
  orderItemType: string
  deliveredNum: number
  cancelledNum: number
  /** Units in after-sales that were not refused, and cancelled ones, with their shares. */
  applied: AppliedUnits
  /** Those of them that are exchanged and so never refunded. */
  exchangedNum: number
}

/** Units for which an after-sale can be requested (contract trade §8.2). */
export const leftUnits = (line: { deliveredNum: number; cancelledNum: number; appliedNum: number }): number =>
  Math.max(0, line.deliveredNum + line.cancelledNum - line.appliedNum)

/** The value of one unit and the amount that the buyer requests for it, in cents. */
export interface AllottedUnit {
  lineId: number
  share: RefundShare
  refundFee: number
  refundPoint: number
  freight: number
}

/** The units of a line that an application names, and what the buyer asks for them instead of their whole share. */
export interface RequestedUnits {
  id: number
  num: number
  /** Cents; absent asks for all. */
  fee?: number | undefined
  points?: number | undefined
}

/**
 * The shares of the next units of a line, one by one (contract trade §10.1).
 * @param units at most `leftUnits`
 */
export function unitShares(line: AftersaleLine, units: number): RefundShare[] {
  let applied = line.applied
  return Array.from({ length: units }, () => {
    const share = refundShare(line, applied, 1)
    applied = withApplied(applied, 1, share)
    return share
  })
}

/** Fills the amounts one after the other until `wanted` is used up. */
function fill(wanted: number | undefined, most: readonly number[]): number[] {
  let rest = wanted ?? Infinity
  return most.map((amount) => {
    const part = Math.min(amount, rest)
    rest -= part
    return part
  })
}

/** The units of one line. An exchange pays nothing back, but keeps the share of its unit. */
export function allotUnits(line: AftersaleLine, wanted: RequestedUnits, type: AftersaleType): AllottedUnit[] {
  const shares = unitShares(line, wanted.num)
  const isExchange = type === 'EXCHANGING_GOODS'
  const fees = fill(
    wanted.fee,
    shares.map(({ fee }) => fee),
  )
  const points = fill(
    wanted.points,
    shares.map((share) => share.points),
  )
  return shares.map((share, index) => ({
    lineId: line.id,
    share,
    refundFee: isExchange ? 0 : (fees[index] ?? 0),
    refundPoint: isExchange ? 0 : (points[index] ?? 0),
    freight: 0,
  }))
}

/**
 * Whether nothing of an order stays with the buyer when `more` units are refunded too. Gifts do not count: they cost
 * nothing, and buyers may keep them.
 * @param more units by line id
 */
export const refundsWhole = (
  lines: readonly AftersaleLine[],
  more: ReadonlyMap<number, number> = new Map(),
): boolean =>
  endsOrder(
    lines
      .filter((line) => line.orderItemType !== 'gift')
      .map((line) => ({
        num: line.num,
        appliedNum: line.applied.num - line.exchangedNum + (more.get(line.id) ?? 0),
      })),
  )
