/**
 * Products of a list are counted up to this number, a hundred pages of 18 (spec 1 §9), so that the cost does not grow
 * with the mall. A count of exactly this number means that there may be more.
 */
export const goodsCountLimit = 1800

/**
 * Whether a page lies beyond the counted products. No link leads there, and it is empty: reading it would mean skipping
 * all products before it (ADR 0014).
 */
export const isBeyondCount = ({ page, pageSize }: { page: number; pageSize: number }): boolean =>
  (page - 1) * pageSize >= goodsCountLimit

/** The most values of a parameter that a list names; of more, the most frequent ones. */
export const facetValueLimit = 24
