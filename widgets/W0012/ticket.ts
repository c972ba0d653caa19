import type { Card } from '@/lib/contract/catalogue/coupon'
import { thresholdOf } from '@/widgets/coupon-threshold'
import type { StoredCoupon } from './contract'

/** A coupon of the card. */
export interface Ticket {
  cardId: number
  isDiscount: boolean
  title: string
  /** 满300元可用; empty for a voucher, which is for its products. */
  threshold: string
  description: string
  /** Percent off. */
  discount: number
  /** Cents. */
  reduceCost: number
  picture: string
  /** 领取, 已领取, 已使用 or 已领完. */
  action: string
  isClaimable: boolean
  /** In the designer: why shoppers do not see it. */
  missing?: string
}

/** The current data of a coupon, with the operator's picture. */
export const currentTicket = (card: Card, { imgUrl }: StoredCoupon): Ticket => ({
  cardId: card.card_id,
  isDiscount: card.card_type === 'discount',
  title: card.title,
  threshold: thresholdOf(card),
  description: card.description,
  discount: card.discount,
  reduceCost: card.reduce_cost,
  picture: imgUrl,
  action: card.button_status.text,
  isClaimable: card.received_flag === 0,
})

/** A stored coupon, as it is shown outside pages. */
export const storedTicket = (stored: StoredCoupon): Ticket => ({
  cardId: 0,
  isDiscount: stored.card_type === 'discount',
  title: stored.title,
  threshold: thresholdOf(stored),
  description: stored.description,
  discount: stored.discount,
  reduceCost: stored.reduce_cost,
  picture: stored.imgUrl,
  action: '领取',
  isClaimable: true,
  ...(typeof stored.missing === 'string' && { missing: stored.missing }),
})
