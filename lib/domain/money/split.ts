/**
 * Distributes the rounding remainder, so that the shares sum to `amount` and none exceeds its weight. Without it lines
 * could become negative: many small ones, or a last line worth less than the remainder.
 */
function spreadRemainder(amount: number, weights: readonly number[], shares: number[]): number[] {
  let rest = amount - shares.reduce((sum, share) => sum + share, 0)
  for (let index = shares.length - 1; index >= 0 && rest !== 0; index--) {
    const share = shares[index] ?? 0
    const next = Math.min(Math.max(share + rest, 0), weights[index] ?? 0)
    shares[index] = next
    rest -= next - share
  }
  return shares
}

/**
 * A share of the whole as a decimal fraction, in units of its last decimal: 4 decimals of a half are 5000. Products
 * with it are exact, those with a binary fraction are not: 20,000 × 0.40905 would be above 8,181.
 */
const sharePart = (weight: number, sum: number, decimals: number) =>
  Math.round((weight * 10 ** decimals) / sum)

/**
 * Splits an amount over lines in proportion to their value: each share is rounded by a four-decimal percentage, the
 * last line takes the remainder (contract trade §3.3).
 * @param amount cents, at most the sum of the weights
 * @returns one share per weight, none above its weight; they sum to `amount`
 */
export function splitByWorth(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) =>
    index === weights.length - 1
      ? 0
      : Math.min(Math.round((amount * sharePart(weight, sum, 4)) / 1e4), weight),
  )
  return spreadRemainder(Math.min(amount, sum), weights, shares)
}

/** Like `splitByWorth`, but the most expensive line takes the remainder (coupons, contract trade §4.6). */
export function splitAscending(amount: number, weights: readonly number[]): number[] {
  return inSortedOrder(weights, weights, (sorted) => splitByWorth(amount, sorted))
}

/**
 * Splits a points deduction: lines ascending by list value, shares rounded up by a six-decimal percentage of the amount
 * to pay, limited by the line and by what is left (contract trade §13.1).
 * @param totals cents to pay per line
 * @param listFees cents per line by which the lines are sorted
 */
export function splitPoints(
  amount: number,
  totals: readonly number[],
  listFees: readonly number[],
): number[] {
  return inSortedOrder(totals, listFees, (sorted) => {
    const sum = sorted.reduce((total, weight) => total + weight, 0)
    if (sum === 0) return sorted.map(() => 0)
    let rest = Math.min(amount, sum)
    const shares = sorted.map((weight) => {
      const share = Math.min(Math.ceil((amount * sharePart(weight, sum, 6)) / 1e6), weight, rest)
      rest -= share
      return share
    })
    return spreadRemainder(Math.min(amount, sum), sorted, shares)
  })
}

/**
 * Splits an amount that may exceed the weights, such as points over what they pay: shares are differences of rounded
 * down running sums, so they are never negative, sum to `amount`, and a weight of 0 gets nothing.
 * @returns one share per weight; all 0 when the weights are
 */
export function splitInProportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  let running = 0
  let given = 0
  return weights.map((weight) => {
    running += weight
    const upTo = Math.floor((amount * running) / sum)
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Splits over the weights in ascending order of `keys`; the shares are returned in the original order. */
function inSortedOrder(
  weights: readonly number[],
  keys: readonly number[],
  split: (sorted: number[]) => number[],
): number[] {
  const indexes = weights.map((_, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
  const sorted = split(indexes.map((index) => weights[index] ?? 0))
  const shares = weights.map(() => 0)
  indexes.forEach((index, rank) => (shares[index] = sorted[rank] ?? 0))
  return shares
}
