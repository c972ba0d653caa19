/**
 * Found goods are counted up to here, a hundred pages of 18 (spec 1 §9): nobody turns to the page behind it, and a larger
 * number would cost more the larger the mall is. A count of just so many means that there may be more.
 */
export const goodsCountLimit = 1800
