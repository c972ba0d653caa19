/**
 * Refunds for single units of an order line. All kinds of refund use these functions, so that the parts of a line
 * always add up to the amount paid for it.
 */

/** The amounts of a whole line, in cents. */
export interface LineWorth {
  /** Units that were bought. */
  num: number
  /** The buyer's payment in money, after discounts and points. */
  totalFee: number
  /** Points that paid a part of the line. */
  sharePoints: number
  /** The subsidy; reversed in the programme's ledger and never paid to the buyer. */
  subsidyFee: number
}

/** A part of a line; amounts in cents. */
export interface RefundShare {
  fee: number
  points: number
  subsidyFee: number
}

/** The units that are already in an after-sale or cancelled, with their shares (`order_items.applied_*`). */
export interface AppliedUnits extends RefundShare {
  num: number
}

/** The share of a unit that is not the last one (contract trade §10.1). */
const unitWorth = (amount: number, num: number): number => Math.floor(amount / num)

/**
 * The share of `units` in an amount that belongs to `num` units, after others took `taken`; `isLast` takes what is
 * left.
 */
function shareOf(amount: number, taken: number, units: number, num: number, isLast: boolean): number {
  const left = Math.max(0, amount - taken)
  return isLast ? left : Math.min(left, units * unitWorth(amount, num))
}

/**
 * The share of the next units of a line: a unit is the line divided by its units, rounded down, and the last one that
 * is left takes the remainder (contract trade §10.1, contract trade §13.2): 101 cents for three units are 33, 33 and
 * 35. Units whose after-sale was closed are given back with their share; however often that happens, the shares of all
 * units add up to the line.
 * @param units how many units, at most those that are not applied yet
 * @throws RangeError for units that the line does not have
 */
export function refundShare(line: LineWorth, applied: AppliedUnits, units: number): RefundShare {
  const to = applied.num + units
  if (!Number.isInteger(units) || units < 1 || to > line.num)
    throw new RangeError(`a line of ${line.num} has no ${units} units behind ${applied.num}`)
  const isLast = to === line.num
  return {
    fee: shareOf(line.totalFee, applied.fee, units, line.num, isLast),
    points: shareOf(line.sharePoints, applied.points, units, line.num, isLast),
    subsidyFee: shareOf(line.subsidyFee, applied.subsidyFee, units, line.num, isLast),
  }
}

/** The units after some more were applied. */
export const withApplied = (applied: AppliedUnits, units: number, share: RefundShare): AppliedUnits => ({
  num: applied.num + units,
  fee: applied.fee + share.fee,
  points: applied.points + share.points,
  subsidyFee: applied.subsidyFee + share.subsidyFee,
})

/** The sum of shares. */
export const sumShares = (shares: readonly RefundShare[]): RefundShare =>
  shares.reduce(
    (sum, { fee, points, subsidyFee }) => ({
      fee: sum.fee + fee,
      points: sum.points + points,
      subsidyFee: sum.subsidyFee + subsidyFee,
    }),
    { fee: 0, points: 0, subsidyFee: 0 },
  )

/**
 * Amounts of the order that belong to none of its lines: freight, and points beyond those of the lines. They are
 * returned only with the units that end the order (contract trade §10.1).
 */
export function orderRemainder(
  order: { freightFee: number; pointUse: number },
  lines: readonly Pick<LineWorth, 'sharePoints'>[],
): { freightFee: number; points: number } {
  const shared = lines.reduce((sum, line) => sum + line.sharePoints, 0)
  return { freightFee: order.freightFee, points: Math.max(0, order.pointUse - shared) }
}

/** Whether every unit of an order is applied. */
export const endsOrder = (lines: readonly { num: number; appliedNum: number }[]): boolean =>
  lines.every((line) => line.appliedNum === line.num)
