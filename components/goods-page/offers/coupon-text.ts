import type { Card } from '@/lib/contract/catalogue/coupon'
import { discountRate, shortYuan } from '@/lib/domain/money'

/** The fields of a claimable coupon that the product page shows. Money in cents, `discount` percent off. */
export type GoodsCoupon = Pick<
  Card,
  | 'card_id'
  | 'card_type'
  | 'title'
  | 'discount'
  | 'reduce_cost'
  | 'least_cost'
  | 'received_flag'
  | 'button_status'
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
  button_status: card.button_status,
})

/** A coupon on a chip: 满2000打8.8折, 满3000减200, 无门槛减50; a voucher for products has its title. */
export function couponText({ card_type, discount, reduce_cost, least_cost, title }: GoodsCoupon): string {
  const condition = least_cost > 0 ? `满${shortYuan(least_cost)}` : '无门槛'
  if (card_type === 'discount') return `${condition}打${discountRate(discount)}折`
  return card_type === 'cash' ? `${condition}减${shortYuan(reduce_cost)}` : title
}
