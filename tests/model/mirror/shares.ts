import type { Line } from './state'

/**
 * The value of units of a line (contract trade §10.1): the line divided by its units, rounded down; the last one takes
 * the rest.
 */

const part = (amount: number, taken: number, units: number, line: Line) => {
  const left = Math.max(0, amount - taken)
  const isLast = line.applied + units === line.num
  return isLast ? left : Math.min(left, units * Math.floor(amount / line.num))
}

/** The share of the next units, in money and points. */
function unitShare(line: Line, units: number): { fee: number; points: number } {
  return {
    fee: part(line.total, line.appliedFee, units, line),
    points: part(line.points, line.appliedPoints, units, line),
  }
}

/** Deducts the share of the next units from the line. */
export function takeShare(line: Line, units: number): { fee: number; points: number } {
  const share = unitShare(line, units)
  line.applied += units
  line.appliedFee += share.fee
  line.appliedPoints += share.points
  return share
}
