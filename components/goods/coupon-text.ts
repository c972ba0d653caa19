import { discountRate, shortYuan } from '@/lib/domain/money'

/** A claimable coupon as goods pages show it (contract goods §14.5). Money in cents, `discount` percent off. */
export interface GoodsCoupon {
  card_id: number
  card_type: string
  title: string
  discount: number
  reduce_cost: number
  least_cost: number
  quantity: number
  get_num: number
  get_limit: number
  /** How many this viewer has; 0 for guests. */
  user_get_num: number
}

const kindText = ({ card_type, discount, reduce_cost, title }: GoodsCoupon): string => {
  if (card_type === 'discount') return `${discountRate(discount)}折满折优惠券`
  return card_type === 'cash' ? `${shortYuan(reduce_cost)}元满减优惠券` : title
}

/** A coupon in one line: 50元满减优惠券，满300元可用. */
export const couponText = (coupon: GoodsCoupon): string =>
  `${kindText(coupon)}，${coupon.least_cost > 0 ? `满${shortYuan(coupon.least_cost)}元可用` : '无门槛使用'}`
