import type { Card } from '@/lib/contract/catalogue/coupon'
import { thresholdOf } from '@/widgets/coupon-threshold'
import type { StoredCoupon } from './contract'

/** A coupon of the widget: its current data, with the operator's picture and text. */
export interface CouponItem extends Pick<
  Card,
  'card_id' | 'card_type' | 'title' | 'description' | 'discount' | 'reduce_cost' | 'received_flag'
> {
  /** 满300元可用; empty for a gift, which is for its products. */
  threshold: string
  /** 领取, 已领取, 已使用 or 已领完. */
  action: string
  picture: string
  useFor: string
  /** Only in the page designer: why shoppers do not see it. */
  missing?: string
}

/** The fields of a coupon for the browser. */
export const couponItem = (card: Card, stored: StoredCoupon): CouponItem => ({
  card_id: card.card_id,
  card_type: card.card_type,
  title: card.title,
  description: card.description,
  discount: card.discount,
  reduce_cost: card.reduce_cost,
  received_flag: card.received_flag,
  threshold: thresholdOf(card),
  action: card.button_status.text,
  picture: stored.icon_url_list,
  useFor: stored.object_use_for,
})

/** A stored coupon, as it is shown outside pages. */
export const storedItem = (stored: StoredCoupon): CouponItem => ({
  card_id: 0,
  card_type: stored.card_type === 'cash' || stored.card_type === 'discount' ? stored.card_type : 'new_gift',
  title: stored.title,
  description: stored.description,
  discount: stored.discount,
  reduce_cost: stored.reduce_cost,
  received_flag: 0,
  threshold: thresholdOf(stored),
  action: '领取',
  picture: stored.icon_url_list,
  useFor: stored.object_use_for,
  ...(typeof stored.missing === 'string' && { missing: stored.missing }),
})
