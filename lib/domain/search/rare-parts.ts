/** A part of a keyword, and in how many products it is found. */
export interface CountedPart {
  /** A `tsquery`. */
  query: string
  /** 0 when no product has it. */
  count: number
}

/** A part with its weight: the rarer, the heavier. */
interface WeightedPart {
  /** A `tsquery`. */
  query: string
  weight: number
}

/** How products are matched by the rare parts of a long keyword. */
export interface RareParts {
  /** All parts that are found, the rarest first. */
  parts: WeightedPart[]
  /** A product matches when its parts weigh at least this much. */
  threshold: number
  /** How many of the first parts to look up: a product without any of them stays below the threshold. */
  lookedUp: number
}

/** A product must have parts of this ratio of the weight of all. */
const minWeightRatio = 0.5
/** At least so many parts: one common word of a sentence says nothing. */
const fewestParts = 2

/**
 * Weighs the parts of a long keyword, such as the title of a product of another shop. Words that no product has count
 * for nothing, and those of many products for little.
 * @returns null when too few parts are found
 */
export function rareParts(counted: readonly CountedPart[]): RareParts | null {
  const found = counted.filter(({ count }) => count > 0)
  if (found.length < fewestParts) return null
  const most = 2 * Math.max(...found.map(({ count }) => count))
  const parts = found
    .map(({ query, count }) => ({ query, weight: Math.log(1 + most / count) }))
    .sort((a, b) => b.weight - a.weight)
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const threshold = total * minWeightRatio
  let left = total
  const lookedUp = 1 + parts.findIndex(({ weight }) => (left -= weight) < threshold)
  return { parts, threshold, lookedUp: lookedUp === 0 ? parts.length : lookedUp }
}
