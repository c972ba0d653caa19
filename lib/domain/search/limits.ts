/**
 * Found goods are counted up to here, a hundred pages of 18 (spec 1 §9): nobody turns to the page behind it, and a larger
 * number would cost more the larger the mall is. A count of just so many means that there may be more.
 */
export const goodsCountLimit = 1800

/**
 * Whether a page lies behind all that is counted. Nothing leads there, and it is empty: finding its goods means walking past
 * all before them, the longer the larger its number.
 */
export const isBeyondCount = ({ page, pageSize }: { page: number; pageSize: number }): boolean =>
  (page - 1) * pageSize >= goodsCountLimit
