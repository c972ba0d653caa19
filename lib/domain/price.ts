/** One reason why a line or an order costs less (contract trade §6.2 `discount_info`). `discountFee` in cents. */
export interface DiscountEntry {
  id: number
  type:
    | 'member_price'
    | 'full_minus'
    | 'full_discount'
    | 'full_gift'
    | 'plus_price_buy'
    | 'limited_time_sale'
    | 'seckill'
    | 'cash_discount'
    | 'coupon_discount'
  info: string
  rule: string
  discountFee: number
  couponCode?: string
}
