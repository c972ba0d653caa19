/** The number of products at a price; `from` is whole yuan cut to two digits, such as 1200 for 1,299.00. */
export interface PriceStep {
  from: number
  count: number
}

/** The number of products from `start` yuan to just below `end` yuan; the last band has no end. */
export interface PriceBand {
  start: number
  end: number | null
  count: number
}

/** The most bands of a list. */
const maxBands = 5

/** Round bounds. They have at most two digits, so that no `PriceStep` spans a bound. */
const roundBounds = Array.from({ length: 8 }, (_, zeros) => 10 ** zeros)
  .flatMap((one) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((digits) => digits * one))
  .filter(Number.isInteger)

const ratio = (one: number, other: number): number => (one > other ? one / other : other / one)

/** The round bound with the smallest ratio to a price. */
const roundedTo = (price: number): number =>
  roundBounds.reduce((best, bound) => (ratio(bound, price) < ratio(best, price) ? bound : best))

/**
 * Divides the prices of a list at round bounds into bands of about the same number of products (ADR 0014). Every band
 * has products, and every product is in one band. Returns no bands when the prices are too close together.
 */
export function priceBands(steps: readonly PriceStep[]): PriceBand[] {
  const sorted = steps.filter(({ count }) => count > 0).toSorted((one, other) => one.from - other.from)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const countIn = (start: number, end: number | null) =>
    sorted.reduce(
      (sum, { from, count }) => sum + (from >= start && (end === null || from < end) ? count : 0),
      0,
    )
  /** The price below which this fraction of the products lies. */
  const quantile = (fraction: number): number => {
    let below = 0
    return sorted.find(({ count }) => (below += count) > total * fraction)?.from ?? 0
  }
  const quantiles = Array.from({ length: maxBands - 1 }, (_, index) => quantile((index + 1) / maxBands))
  const bounds: number[] = []
  for (const bound of new Set(quantiles.filter((price) => price > 0).map(roundedTo))) {
    // Neither this band nor the rest may be empty.
    if (countIn(bounds.at(-1) ?? 0, bound) > 0 && countIn(bound, null) > 0) bounds.push(bound)
  }
  if (bounds.length === 0) return []
  return [0, ...bounds].map((start, index) => {
    const end = bounds[index] ?? null
    return { start, end, count: countIn(start, end) }
  })
}
