/** Types of cart promotions (contract goods §3.3, contract trade §3.7). */
export const marketingTypes = [
  'full_minus',
  'full_discount',
  'full_gift',
  'plus_price_buy',
  'member_preference',
] as const
export type MarketingType = (typeof marketingTypes)[number]

/** The types that take money off lines; a line joins one of them (contract trade §3.3). */
export const reductionTypes = ['full_minus', 'full_discount'] as const satisfies readonly MarketingType[]
export type ReductionType = (typeof reductionTypes)[number]

/** The types that cart and checkout apply. */
export const appliedMarketingTypes = [
  ...reductionTypes,
  'full_gift',
  'plus_price_buy',
] as const satisfies readonly MarketingType[]

/** Whether a discount or promotion of this type takes money off lines. */
export const isReduction = (type: string): type is ReductionType =>
  (reductionTypes as readonly string[]).includes(type)

/**
 * One tier of a cart promotion (contract trade §3.3). `full` is cents for `totalfee` conditions and pieces for
 * `quantity`; `minus` is cents, `discount` percent off; `gifts` and `plus` name SKUs, with prices in cents.
 */
export interface MarketingRule {
  full: number
  minus?: number
  discount?: number
  gifts?: { itemId: number; num: number }[]
  plus?: { itemId: number; price: number }[]
}
