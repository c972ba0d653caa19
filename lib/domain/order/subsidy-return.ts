/** What a line drew from the programme: pieces and cents, for `num` units. */
export interface DrawnSubsidy {
  num: number
  subsidyNum: number
  subsidyFee: number
}

/**
 * What the programme gets back once `units` of a line have gone back, in total: rounded down by units, all of it with the
 * last one. The share of one step is the difference of two totals (ADR 0034).
 */
export function returnedSubsidy(
  { num, subsidyNum, subsidyFee }: DrawnSubsidy,
  units: number,
): { pieces: number; fee: number } {
  if (units >= num) return { pieces: subsidyNum, fee: subsidyFee }
  return { pieces: Math.floor((subsidyNum * units) / num), fee: Math.floor((subsidyFee * units) / num) }
}
