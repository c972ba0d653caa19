import type { Line } from './state'

/** What units of a line are worth (contract trade §10.1): in total never more than the line, all of it with the last unit. */

const upTo = (amount: number, units: number, num: number) => Math.floor((amount * units) / num)

const part = (amount: number, taken: number, from: number, to: number, num: number) => {
  const left = Math.max(0, amount - taken)
  return to === num ? left : Math.min(left, upTo(amount, to, num) - upTo(amount, from, num))
}

/** The share of the next units, in money and points. */
export function unitShare(line: Line, units: number): { fee: number; points: number } {
  const [from, to] = [line.applied, line.applied + units]
  return {
    fee: part(line.total, line.appliedFee, from, to, line.num),
    points: part(line.points, line.appliedPoints, from, to, line.num),
  }
}

/** Takes the share of the next units off the line. */
export function takeShare(line: Line, units: number): { fee: number; points: number } {
  const share = unitShare(line, units)
  line.applied += units
  line.appliedFee += share.fee
  line.appliedPoints += share.points
  return share
}
