import { shortYuan } from '../money'

/** The page size that requests all coupons of a product, a shop or a member at once (spec 1 §9). */
export const allCouponsPageSize = 999

/** The minimum amount of a coupon as text: 满300元可用 or 无门槛使用 (spec 1 §2). @param leastCost cents; 0 for none */
export const couponThreshold = (leastCost: number): string =>
  leastCost > 0 ? `满${shortYuan(leastCost)}元可用` : '无门槛使用'

/**
 * The products that a coupon is for, by `use_bound` (contract member §7.1). For categories, tags and brands it says 指定
 * where spec 3 §5 has 全部: 全部分类适用 reads like a coupon for everything.
 */
export const couponRangeText = (useBound: number): string =>
  ({ 1: '指定商品适用', 2: '指定分类适用', 3: '指定商品标签适用', 4: '指定品牌适用', 5: '指定商品不可用' })[
    useBound
  ] ?? '全部商品适用'
