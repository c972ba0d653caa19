import { unitWorth } from './refund-share'

/** What a line drew from the programme: pieces and cents, for `num` units. */
export interface DrawnSubsidy {
  num: number
  subsidyNum: number
  subsidyFee: number
}

/**
 * What the programme gets back once `units` of a line have gone back, in total; the share of one step is the difference of two
 * totals (ADR 0034). Money is that of the units as `refundShare` gives it, all of it with the last one. Pieces are cumulated
 * and rounded down, so that a person has a piece again as soon as fewer units are left than were subsidised.
 */
export function returnedSubsidy(
  { num, subsidyNum, subsidyFee }: DrawnSubsidy,
  units: number,
): { pieces: number; fee: number } {
  if (units >= num) return { pieces: subsidyNum, fee: subsidyFee }
  return { pieces: Math.floor((subsidyNum * units) / num), fee: units * unitWorth(subsidyFee, num) }
}
