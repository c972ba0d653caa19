const roundTo = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** `part` of `whole` percent, rounded down to the cent (contract trade §13.2). */
export const percentOf = (whole: number, percent: number): number => Math.floor((whole * percent) / 100)

/**
 * Hands out what the rounding left over: no share above its weight, the sum exactly `amount`. Without it many small
 * lines, or a last line worth less than the remainder, would end below zero.
 */
function settle(amount: number, weights: readonly number[], shares: number[]): number[] {
  let rest = amount - shares.reduce((sum, share) => sum + share, 0)
  for (let at = shares.length - 1; at >= 0 && rest !== 0; at--) {
    const share = shares[at] ?? 0
    const next = Math.min(Math.max(share + rest, 0), weights[at] ?? 0)
    shares[at] = next
    rest -= next - share
  }
  return shares
}

/**
 * Splits an amount over lines by their worth: each takes its share rounded by a four-decimal percentage, the last one
 * the remainder (contract trade §3.3). Gives one share per weight; they sum to `amount`, none exceeds its weight.
 * @param amount cents, at most the sum of the weights
 */
export function splitByWorth(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, at) =>
    at === weights.length - 1 ? 0 : Math.min(Math.round(amount * roundTo(weight / sum, 4)), weight),
  )
  return settle(Math.min(amount, sum), weights, shares)
}

/** Like `splitByWorth`, but the dearest line takes the remainder (coupons, contract trade §4.6). */
export function splitAscending(amount: number, weights: readonly number[]): number[] {
  return inOrder(weights, weights, (sorted) => splitByWorth(amount, sorted))
}

/**
 * Splits a points deduction: lines ascending by list worth, shares rounded up by a six-decimal percentage of what is
 * still to pay, capped by the line and the rest (contract trade §13.1).
 */
export function splitPoints(amount: number, totals: readonly number[], order: readonly number[]): number[] {
  return inOrder(totals, order, (sorted) => {
    const sum = sorted.reduce((total, weight) => total + weight, 0)
    if (sum === 0) return sorted.map(() => 0)
    let rest = Math.min(amount, sum)
    const shares = sorted.map((weight) => {
      const share = Math.min(Math.ceil(amount * roundTo(weight / sum, 6)), weight, rest)
      rest -= share
      return share
    })
    return settle(Math.min(amount, sum), sorted, shares)
  })
}

/** Runs a split on the weights sorted by `keys` and puts the shares back into the given order. */
function inOrder(
  weights: readonly number[],
  keys: readonly number[],
  split: (sorted: number[]) => number[],
): number[] {
  const places = weights.map((_, at) => at).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
  const sorted = split(places.map((place) => weights[place] ?? 0))
  const shares = weights.map(() => 0)
  places.forEach((place, at) => (shares[place] = sorted[at] ?? 0))
  return shares
}
