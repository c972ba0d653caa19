/**
 * The arithmetic of lines and their sums that needs no rule: the engine adds up bills with it, the browser previews a
 * changed cart. Amounts are cents for the whole line, `price` is cents for one piece.
 */
export interface LineAmounts {
  price: number
  num: number
  memberDiscount: number
  /** Share of a 满减 or 满折. */
  promotionDiscount: number
}

/** The amount of a line after member price and promotions. */
export const lineTotal = ({ price, num, memberDiscount, promotionDiscount }: LineAmounts): number =>
  price * num - memberDiscount - promotionDiscount

/**
 * A line with another quantity. The member discount is one of each piece; the share of a promotion stays as it is,
 * because it depends on the other lines, but never exceeds what is left to pay.
 */
export function withPieces<L extends LineAmounts>(line: L, num: number): L {
  const memberDiscount = Math.round((line.memberDiscount / Math.max(1, line.num)) * num)
  const promotionDiscount = Math.min(line.promotionDiscount, line.price * num - memberDiscount)
  return { ...line, num, memberDiscount, promotionDiscount }
}

/** Sums of lines before freight, coupon and points. */
export function sumLines(lines: readonly LineAmounts[]) {
  const sum = (of: (line: LineAmounts) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    count: lines.length,
    num: sum((line) => line.num),
    itemFee: sum((line) => line.price * line.num),
    memberDiscount: sum((line) => line.memberDiscount),
    promotionDiscount: sum((line) => line.promotionDiscount),
    totalFee: sum(lineTotal),
  }
}
