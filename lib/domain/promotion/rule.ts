/**
 * One tier of a cart promotion (contract trade §3.3). `full` is cents for `totalfee` conditions and pieces for
 * `quantity`; `minus` is cents, `discount` percent off; `gifts` and `plus` name skus.
 */
export interface MarketingRule {
  full: number
  minus?: number
  discount?: number
  gifts?: { itemId: number; num: number }[]
  plus?: { itemId: number; price: number }[]
}

export type MarketingType =
  'full_minus' | 'full_discount' | 'full_gift' | 'plus_price_buy' | 'member_preference'
