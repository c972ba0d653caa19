import { shortYuan } from './money'

/** The page size that requests all coupons of a product, a shop or a member at once (spec 1 §9). */
export const allCouponsPageSize = 999

/** The minimum amount of a coupon as text: 满300元可用 or 无门槛使用 (spec 1 §2). @param leastCost cents; 0 for none */
export const couponThreshold = (leastCost: number): string =>
  leastCost > 0 ? `满${shortYuan(leastCost)}元可用` : '无门槛使用'
