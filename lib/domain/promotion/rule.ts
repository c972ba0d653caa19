/** Types of cart promotions (contract goods §3.3, contract trade §3.7). Each has a folder below `types/`. */
export const promotionTypes = [
  'full_minus',
  'full_discount',
  'second_piece',
  'full_gift',
  'plus_price_buy',
  'member_preference',
] as const
export type PromotionType = (typeof promotionTypes)[number]

/** The names of types that ECShopX clients know; `types/wire.ts` gives each type one of them. */
export const wireMarketingTypes = [
  'full_minus',
  'full_discount',
  'full_gift',
  'plus_price_buy',
  'member_preference',
] as const
export type WireMarketingType = (typeof wireMarketingTypes)[number]

/** How a promotion changes an order: it takes money off lines, adds lines, or only limits the buyers. */
const effectOf = {
  full_minus: 'reduces',
  full_discount: 'reduces',
  second_piece: 'reduces',
  full_gift: 'adds',
  plus_price_buy: 'adds',
  member_preference: 'reserves',
} as const satisfies Record<PromotionType, 'reduces' | 'adds' | 'reserves'>

type TypeWith<Effect> = {
  [Type in PromotionType]: (typeof effectOf)[Type] extends Effect ? Type : never
}[PromotionType]

const has =
  <Effect extends (typeof effectOf)[PromotionType]>(effect: Effect) =>
  (type: string): type is TypeWith<Effect> =>
    (effectOf as Readonly<Record<string, string>>)[type] === effect

/** The types that take money off lines; a line joins one promotion of them (contract trade §3.3). */
export type ReductionType = TypeWith<'reduces'>

/** Whether a discount or promotion of this type takes money off lines; also for names on the wire. */
export const isReduction = has('reduces')

/** Whether promotions of this type give away or offer other products. */
export const addsLines = has('adds')

/** Whether promotions of this type limit the buyers; also for names on the wire. */
export const isPreference = has('reserves')

export const reductionTypes = promotionTypes.filter(isReduction)

/** The types that cart and checkout apply. */
export const appliedPromotionTypes = promotionTypes.filter((type) => !isPreference(type))

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
