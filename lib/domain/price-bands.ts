/** Goods by price: `from` is whole yuan cut to its first two digits, such as 1200 for 1,299.00. */
export interface PriceStep {
  from: number
  count: number
}

/** Goods from `start` yuan to just below `end` yuan; the last band has no end. */
export interface PriceBand {
  start: number
  end: number | null
  count: number
}

/** So many bands a list is divided into where its prices allow it. */
const mostBands = 5

/** Bounds that are said easily; of two digits at most, so that no step lies across one. */
const roundBounds = Array.from({ length: 8 }, (_, zeros) => 10 ** zeros)
  .flatMap((one) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((digits) => digits * one))
  .filter(Number.isInteger)

/** The round bound that differs least from a price, as one is so many times the other. */
const roundedTo = (price: number): number =>
  roundBounds.reduce((best, bound) =>
    Math.abs(Math.log(bound / price)) < Math.abs(Math.log(best / price)) ? bound : best,
  )

/**
 * Divides the prices of a list at round bounds into bands of about the same number of goods (design: facets with counts).
 * Every band has goods and every goods is in one band; none when the prices lie too close together to be told apart.
 */
export function priceBands(steps: readonly PriceStep[]): PriceBand[] {
  const sorted = steps.filter(({ count }) => count > 0).toSorted((one, other) => one.from - other.from)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const countIn = (start: number, end: number | null) =>
    sorted.reduce(
      (sum, { from, count }) => sum + (from >= start && (end === null || from < end) ? count : 0),
      0,
    )
  /** The price that this part of the goods lies below. */
  const quantile = (part: number): number => {
    let below = 0
    return sorted.find(({ count }) => (below += count) > total * part)?.from ?? 0
  }
  const wanted = Array.from({ length: mostBands - 1 }, (_, at) => quantile((at + 1) / mostBands))
  const bounds: number[] = []
  for (const bound of new Set(wanted.filter((price) => price > 0).map(roundedTo))) {
    // Neither this band nor all that is left may be empty.
    if (countIn(bounds.at(-1) ?? 0, bound) > 0 && countIn(bound, null) > 0) bounds.push(bound)
  }
  if (bounds.length === 0) return []
  return [0, ...bounds].map((start, at) => {
    const end = bounds[at] ?? null
    return { start, end, count: countIn(start, end) }
  })
}
