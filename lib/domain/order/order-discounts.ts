import type { DiscountEntry } from '../price'

/** The discounts of an order, in cents (contract trade §8.2). */
export interface DiscountFields {
  discount_fee: number
  coupon_discount: number
  subsidy_fee: number
  discount_info: readonly { type: DiscountEntry['type']; discount_fee: number }[]
}

/**
 * `discount_fee` of an order in the rows of the checkout: 优惠 (member price, 满减, 满折), 优惠券, 国家补贴 and what the merchant
 * lowered afterwards. The rows add up to `discount_fee`.
 */
export function orderDiscounts(order: DiscountFields) {
  const priceChange = order.discount_info
    .filter(({ type }) => type === 'price_change')
    .reduce((sum, { discount_fee: fee }) => sum + fee, 0)
  const { coupon_discount: coupon, subsidy_fee: subsidy } = order
  return { promotions: order.discount_fee - coupon - subsidy - priceChange, coupon, subsidy, priceChange }
}
