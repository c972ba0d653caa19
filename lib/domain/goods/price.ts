import type { PromotionType } from '../promotion/rule'

/** One reason why a line or an order costs less (contract trade §6.2 `discount_info`). `discountFee` in cents. */
export interface DiscountEntry {
  id: number
  type:
    | 'member_price'
    | Exclude<PromotionType, 'member_preference'>
    | 'limited_time_sale'
    | 'seckill'
    | 'groups'
    | 'employee_purchase'
    | 'cash_discount'
    | 'coupon_discount'
    | 'subsidy'
    | 'price_change'
  info: string
  rule: string
  discountFee: number
  couponCode?: string
}

export type PriceKind = 'activity' | 'member' | 'normal'

/** Labels of the three prices (spec 1 §9). */
export const priceLabels: Record<PriceKind, string> = { activity: '活动价', member: '会员价', normal: '价格' }

/** Prices of a product, SKU or line on the wire, in cents. */
export interface WirePrices {
  price: number
  market_price?: number | undefined
  member_price?: number | undefined
  /** On SKUs and detail pages. */
  act_price?: number | undefined
  /** On list rows and lines. */
  activity_price?: number | undefined
}

export interface ShownPrice {
  cents: number
  kind: PriceKind
  /** 活动价, 会员价 or 价格. */
  label: string
  /** Market price in cents when it is higher, else null. */
  market: number | null
}

/** The price a shopper sees: activity before member before normal (spec 1 §9). */
export function shownPrice(prices: WirePrices): ShownPrice {
  const activity = prices.act_price ?? prices.activity_price
  const [cents, kind]: [number, PriceKind] =
    activity !== undefined
      ? [activity, 'activity']
      : prices.member_price !== undefined
        ? [prices.member_price, 'member']
        : [prices.price, 'normal']
  const market = prices.market_price !== undefined && prices.market_price > cents ? prices.market_price : null
  return { cents, kind, label: priceLabels[kind], market }
}
