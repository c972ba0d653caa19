/** Prices that are fixed for a grade of members (contract trade §3.2), as the desk enters them. */

/** An ordinary grade, or one that is paid for. */
export type GradeKind = 'normal' | 'vip'

/** A grade of members. */
export interface GradeKey {
  grade_kind: GradeKind
  grade_id: number
}

/** The price of a SKU for a grade as a field of its product, which has a version of its own. */
export const memberPriceField = (itemId: number, { grade_kind, grade_id }: GradeKey): string =>
  `sku:${itemId}:member_price_${grade_kind}_${grade_id}`

/** The grade that a field of a SKU is about; null for every other field. */
export function gradeOfField(field: string): GradeKey | null {
  const [, kind, id] = /^member_price_(normal|vip)_(\d+)$/.exec(field) ?? []
  return kind === 'normal' || kind === 'vip' ? { grade_kind: kind, grade_id: Number(id) } : null
}

/** Whether a price for a grade is no advantage over the price of its SKU. 0 is none of its own. */
export const isMemberPriceTooHigh = (memberPrice: number, price: number): boolean =>
  memberPrice > 0 && memberPrice >= price

/**
 * Whether a new price of a SKU comes down to one that a grade keeps. A price that stays is not judged: it may have been
 * so before.
 */
export const reachesMemberPrice = (
  price: { before: number; after: number },
  keptMemberPrice: number,
): boolean => price.after !== price.before && isMemberPriceTooHigh(keptMemberPrice, price.after)

/** One change of the prices of many SKUs for one grade, with exactly one of `percent`, `price` and `clear`. */
export interface MemberPriceChange extends GradeKey {
  /** Of the price: 95 takes a twentieth off. */
  percent?: number | undefined
  /** Cents that all of them cost. */
  price?: number | undefined
  /** No price is fixed any more: the discount of the grade applies. */
  clear?: boolean | undefined
}

export const isMemberPriceChange = ({ percent, price, clear }: MemberPriceChange): boolean =>
  [percent !== undefined, price !== undefined, clear === true].filter(Boolean).length === 1

/** Cents that the grade pays after a change, rounded down as its discount is; null for no fixed price. */
export function changedMemberPrice(
  present: number,
  { percent, price }: Pick<MemberPriceChange, 'percent' | 'price'>,
): number | null {
  if (price !== undefined) return price
  return percent === undefined ? null : Math.max(1, Math.floor((present * percent) / 100))
}
