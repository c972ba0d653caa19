import type { AllottedUnit } from './allot'

/** Subsidy of a line, and how many of its units are applied for already. */
export interface SubsidisedLine {
  id: number
  num: number
  /** Pieces that the programme pays. */
  subsidyNum: number
  applied: { num: number }
}

/** Expected refund of an application once it is accepted; money in cents. */
export interface ExpectedReturn {
  /** For the goods, to the way of paying. */
  goodsFee: number
  freight: number
  points: number
  /** The subsidy that goes back to the programme, never to the buyer, and the pieces that the person may draw again. */
  subsidyFee: number
  subsidyNum: number
}

const sumOf = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0)

/**
 * Pieces that go back to the programme after so many units of a line were returned: all with the last one (ADR 0034).
 */
const piecesBack = ({ num, subsidyNum }: SubsidisedLine, units: number) =>
  units >= num ? subsidyNum : Math.floor((subsidyNum * units) / num)

/**
 * The sum of what the units of an application get back. An exchange gives nothing back, and keeps the subsidy.
 * @param units as `decideApplication` allots them
 */
export function expectedReturn(
  units: readonly AllottedUnit[],
  lines: readonly SubsidisedLine[],
  isExchange: boolean,
): ExpectedReturn {
  if (isExchange) return { goodsFee: 0, freight: 0, points: 0, subsidyFee: 0, subsidyNum: 0 }
  return {
    goodsFee: sumOf(units, ({ refundFee }) => refundFee),
    freight: sumOf(units, ({ freight }) => freight),
    points: sumOf(units, ({ refundPoint }) => refundPoint),
    subsidyFee: sumOf(units, ({ share }) => share.subsidyFee),
    subsidyNum: sumOf(lines, (line) => {
      const more = units.filter(({ lineId }) => lineId === line.id).length
      return piecesBack(line, line.applied.num + more) - piecesBack(line, line.applied.num)
    }),
  }
}
