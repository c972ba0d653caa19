/** Rules of reviews: stars, their three levels and what a goods' reviews come to (spec 1 §9, contract goods §13). */

/** Most stars of a review. */
export const bestStar = 5
export type Star = 1 | 2 | 3 | 4 | 5

/** The levels shoppers filter by, with the stars that belong to each. */
export const reviewLevels = {
  good: { label: '好评', stars: [4, 5] },
  middle: { label: '中评', stars: [3, 3] },
  bad: { label: '差评', stars: [1, 2] },
} as const satisfies Record<string, { label: string; stars: readonly [lowest: Star, highest: Star] }>
export type ReviewLevel = keyof typeof reviewLevels

/** Reviews on a page (spec 1 §9). */
export const reviewPageSize = 10

/** Characters of a review and of an answer (spec/3-screens, rate order and goods detail). */
export const maxReviewText = 300
export const maxReplyText = 500
/** Pictures of one review. */
export const maxReviewPictures = 5

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly [number, number, number, number, number]

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Reviews of one level. */
export function levelCount(counts: StarCounts, level: ReviewLevel): number {
  const [lowest, highest] = reviewLevels[level].stars
  return sumOf(counts.slice(lowest - 1, highest))
}

/** Mean of the stars with one decimal; 0 without reviews. */
export function averageStar(counts: StarCounts): number {
  const total = sumOf(counts)
  if (total === 0) return 0
  return Math.round((sumOf(counts.map((count, at) => count * (at + 1))) / total) * 10) / 10
}

/** Share of good reviews in whole per cent; 100 without reviews, because nobody has complained. */
export function goodPercent(counts: StarCounts): number {
  const total = sumOf(counts)
  return total === 0 ? 100 : Math.round((levelCount(counts, 'good') / total) * 100)
}
