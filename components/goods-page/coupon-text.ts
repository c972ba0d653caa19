import type { Card } from '@/lib/contract/coupon'
import { couponThreshold } from '@/lib/domain/coupon-terms'
import { discountRate, shortYuan } from '@/lib/domain/money'

/** What a goods page shows of a claimable coupon. Money in cents, `discount` percent off. */
export type GoodsCoupon = Pick<
  Card,
  'card_id' | 'card_type' | 'title' | 'discount' | 'reduce_cost' | 'least_cost' | 'received_flag'
>

/** Only what is shown goes into the document. */
export const goodsCoupon = (card: Card): GoodsCoupon => ({
  card_id: card.card_id,
  card_type: card.card_type,
  title: card.title,
  discount: card.discount,
  reduce_cost: card.reduce_cost,
  least_cost: card.least_cost,
  received_flag: card.received_flag,
})

const kindText = ({ card_type, discount, reduce_cost, title }: GoodsCoupon): string => {
  if (card_type === 'discount') return `${discountRate(discount)}折满折优惠券`
  return card_type === 'cash' ? `${shortYuan(reduce_cost)}元满减优惠券` : title
}

/** A coupon in one line: 50元满减优惠券，满300元可用. */
export const couponText = (coupon: GoodsCoupon): string =>
  `${kindText(coupon)}，${couponThreshold(coupon.least_cost)}`
