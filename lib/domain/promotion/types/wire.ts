import type { PromotionType, WireMarketingType } from '../rule'

/** The name of each type on the wire: ECShopX clients know only `wireMarketingTypes`. */
export const wireTypeOf = {
  full_minus: 'full_minus',
  full_discount: 'full_discount',
  second_piece: 'full_discount',
  full_gift: 'full_gift',
  plus_price_buy: 'plus_price_buy',
  member_preference: 'member_preference',
} as const satisfies Record<PromotionType, WireMarketingType>

/** Whether the type of a discount is that of a promotion. */
export const isPromotionType = (type: string): type is PromotionType => Object.hasOwn(wireTypeOf, type)
