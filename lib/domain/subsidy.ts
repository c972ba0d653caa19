import { percentOf } from './money'

/** The operator's tag for products that the programme pays for. */
export const subsidyTag = '国补'
/** The operator's tag for products of the first energy grade, which get the higher rate of a class that has one. */
export const topGradeTag = '一级能效'

/** Whether the programme has ended at a moment; times in epoch seconds, `endTime` 0 means no end. */
export const isProgrammeOver = (programme: { endTime: number } | null, at: number): boolean =>
  programme !== null && programme.endTime > 0 && programme.endTime <= at

/** What the programme pays for one piece. Rates in percent of the price, money in cents. */
export interface SubsidyRule {
  rate: number
  /** Rate for products of the first energy grade; absent where the class has no grades. */
  topRate?: number | undefined
  /** The largest amount. */
  cap: number
  /** The highest price that is subsidised; absent means any. */
  priceLimit?: number | undefined
}

/** A class of products with its rule; each sales category includes all below it. */
export interface SubsidyClass extends SubsidyRule {
  className: string
  categoryIds: readonly number[]
}

/** The rule for one product, with the one rate that applies to it. */
export type GoodsSubsidy = Omit<SubsidyRule, 'topRate'> & { className: string }

/**
 * The subsidy of a product: it needs the tag of the programme and a category of a class.
 * @param tags names of the product's tags
 * @param categoryIds the product's categories with all above them
 * @returns null when the programme does not pay for it
 */
export function goodsSubsidy(
  tags: readonly string[],
  categoryIds: readonly number[],
  classes: readonly SubsidyClass[],
): GoodsSubsidy | null {
  if (!tags.includes(subsidyTag)) return null
  const subsidyClass = classes.find((one) => one.categoryIds.some((id) => categoryIds.includes(id)))
  if (!subsidyClass) return null
  const { className, rate, topRate, cap, priceLimit } = subsidyClass
  return { className, rate: tags.includes(topGradeTag) ? (topRate ?? rate) : rate, cap, priceLimit }
}

/**
 * The subsidy for one piece at a price, in cents: the rate rounded down to the cent, at most the cap, 0 above the price
 * limit. 补贴价 is the price less this amount.
 */
export function subsidyAmount(price: number, { rate, cap, priceLimit }: SubsidyRule): number {
  if (price <= 0 || (priceLimit !== undefined && price > priceLimit)) return 0
  return Math.max(0, Math.min(percentOf(price, rate), cap, price))
}
