/** Rules of reviews: stars, their three levels and the statistics of a product (spec 1 §9, contract goods §13). */

/** The most stars of a review. */
export const bestStar = 5
export type Star = 1 | 2 | 3 | 4 | 5

/** The levels by which shoppers filter, with their stars. */
export const reviewLevels = {
  good: { label: '好评', stars: [4, 5] },
  middle: { label: '中评', stars: [3, 3] },
  bad: { label: '差评', stars: [1, 2] },
} as const satisfies Record<string, { label: string; stars: readonly [lowest: Star, highest: Star] }>
export type ReviewLevel = keyof typeof reviewLevels

/** The fewest stars of a good review. */
export const goodStars = reviewLevels.good.stars[0]

/** Reviews per page (spec 1 §9). */
export const reviewPageSize = 10

/** Most characters of a review and of a reply. */
export const maxReviewText = 300
export const maxReplyText = 500
/** Most pictures of a review. */
export const maxReviewPictures = 5

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly [number, number, number, number, number]

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Number of reviews of one level. */
export function levelCount(counts: StarCounts, level: ReviewLevel): number {
  const [lowest, highest] = reviewLevels[level].stars
  return sumOf(counts.slice(lowest - 1, highest))
}

/** Average stars with one decimal; 0 without reviews. */
export function averageStar(counts: StarCounts): number {
  const total = sumOf(counts)
  if (total === 0) return 0
  return Math.round((sumOf(counts.map((count, index) => count * (index + 1))) / total) * 10) / 10
}

/** A share of reviews in whole percent. */
export const percentOfReviews = (some: number, total: number): number => Math.round((some / total) * 100)

/** Share of good reviews in whole percent; 100 without reviews. */
export function goodPercent(counts: StarCounts): number {
  const total = sumOf(counts)
  return total === 0 ? 100 : percentOfReviews(levelCount(counts, 'good'), total)
}
