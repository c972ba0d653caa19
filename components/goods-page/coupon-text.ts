import type { Card } from '@/lib/contract/coupon'
import { couponThreshold } from '@/lib/domain/coupon-terms'
import { discountRate, shortYuan } from '@/lib/domain/money'

/** The fields of a claimable coupon that the product page shows. Money in cents, `discount` percent off. */
export type GoodsCoupon = Pick<
  Card,
  'card_id' | 'card_type' | 'title' | 'discount' | 'reduce_cost' | 'least_cost' | 'received_flag'
>

/** Drops all fields that are not shown, which keeps the document small. */
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

/** A coupon as one line of text: 50元满减优惠券，满300元可用. */
export const couponText = (coupon: GoodsCoupon): string =>
  `${kindText(coupon)}，${couponThreshold(coupon.least_cost)}`
