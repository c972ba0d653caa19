import { subsidyAmount, type SubsidyRule } from '../../goods/subsidy'

/** A line that the programme may pay for. `totalFee` is the price of all pieces after promotions and coupon. */
export interface SubsidisedLine {
  subsidyClassId: number
  rule: SubsidyRule
  totalFee: number
  num: number
}

/** The remaining pieces and amount of a class, for the person and of the budget; null means unlimited. */
export interface SubsidyLeft {
  pieces: number | null
  cents: number | null
}

export interface SubsidyShare {
  num: number
  /** Cents. */
  fee: number
}

/** Each piece costs the line rounded down by pieces; the last one takes the remainder (ADR 0034). */
function unitAmounts({ totalFee, num, rule }: SubsidisedLine) {
  const base = Math.floor(totalFee / num)
  return { each: subsidyAmount(base, rule), last: subsidyAmount(totalFee - base * (num - 1), rule) }
}

/**
 * The subsidy of the first `pieces` pieces of a line, at most `cents`. A budget pays what it has left for its last
 * piece.
 */
function shareOf(line: SubsidisedLine, pieces: number, cents: number): SubsidyShare {
  const { each, last } = unitAmounts(line)
  const asked = Math.min(pieces, line.num)
  const others = Math.min(asked, line.num - 1)
  const full = each * others + (asked === line.num ? last : 0)
  const paying = (each > 0 ? others : 0) + (asked === line.num && last > 0 ? 1 : 0)
  if (full <= cents) return { num: paying, fee: full }
  if (cents === 0) return { num: 0, fee: 0 }
  return { num: each > 0 ? Math.min(paying, Math.ceil(cents / each)) : paying, fee: cents }
}

/**
 * Distributes what each class has left over the lines, those with the largest amount for a piece first, so that the
 * person gets the most for the pieces.
 * @returns one share per line
 */
export function shareSubsidies(
  lines: readonly SubsidisedLine[],
  leftOf: (subsidyClassId: number) => SubsidyLeft,
): SubsidyShare[] {
  const left = new Map<number, { pieces: number; cents: number }>()
  const shares = lines.map(() => ({ num: 0, fee: 0 }))
  const ranked = lines
    .map((line, index) => ({ line, index, each: unitAmounts(line).each }))
    .sort((a, b) => b.each - a.each || a.index - b.index)
  for (const { line, index } of ranked) {
    const given = leftOf(line.subsidyClassId)
    const rest = left.get(line.subsidyClassId) ?? {
      pieces: Math.max(0, given.pieces ?? Infinity),
      cents: Math.max(0, given.cents ?? Infinity),
    }
    const share = shareOf(line, rest.pieces, rest.cents)
    shares[index] = share
    left.set(line.subsidyClassId, { pieces: rest.pieces - share.num, cents: rest.cents - share.fee })
  }
  return shares
}
