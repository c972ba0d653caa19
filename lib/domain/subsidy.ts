import { percentOf } from './money'

/** The operator's tag of goods that the programme pays for. */
export const subsidyTag = '国补'
/** The operator's tag of goods of the first energy grade, which earn the higher rate where a class has one. */
export const topGradeTag = '一级能效'

/** Whether the programme has ended at a moment; times in epoch seconds, an `endTime` of 0 is none. */
export const isProgrammeOver = (programme: { endTime: number } | null, at: number): boolean =>
  programme !== null && programme.endTime > 0 && programme.endTime <= at

/** What the programme pays for one piece. Percents of the price; money in cents. */
export interface SubsidyRule {
  rate: number
  /** Percent for goods of the first energy grade; absent where the class has no grades. */
  topRate?: number | undefined
  /** Most that is paid. */
  cap: number
  /** Dearest price that is still paid for; absent means any. */
  priceLimit?: number | undefined
}

/** A class of goods with its rule; each sales category stands for all below it. */
export interface SubsidyClass extends SubsidyRule {
  className: string
  categoryIds: readonly number[]
}

/** The one rate that counts for a goods. */
export type GoodsSubsidy = Omit<SubsidyRule, 'topRate'> & { className: string }

/**
 * The class that pays for a goods: it carries the programme's tag and stands in a category of the class.
 *
 * @param tags names of the goods' tags
 * @param categoryIds the goods' category with all above it
 * @returns null when the programme does not pay for it
 */
export function goodsSubsidy(
  tags: readonly string[],
  categoryIds: readonly number[],
  classes: readonly SubsidyClass[],
): GoodsSubsidy | null {
  if (!tags.includes(subsidyTag)) return null
  const found = classes.find((one) => one.categoryIds.some((id) => categoryIds.includes(id)))
  if (!found) return null
  const { className, rate, topRate, cap, priceLimit } = found
  return { className, rate: tags.includes(topGradeTag) ? (topRate ?? rate) : rate, cap, priceLimit }
}

/**
 * What the programme pays for one piece at a price, in cents: the rate rounded down to the cent, at most the cap, nothing
 * above the price limit. 补贴价 is the price less this amount.
 */
export function subsidyAmount(price: number, { rate, cap, priceLimit }: SubsidyRule): number {
  if (price <= 0 || (priceLimit !== undefined && price > priceLimit)) return 0
  return Math.max(0, Math.min(percentOf(price, rate), cap, price))
}
