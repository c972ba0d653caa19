import { priceLabels, type PriceKind } from '@/lib/domain/price'

/** Prices of a goods or sku as the wire carries them, in cents. */
export interface WirePrices {
  price: number
  market_price: number
  member_price?: number | undefined
  /** On skus and goods details. */
  act_price?: number | undefined
  /** On list rows. */
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
  const market = prices.market_price > cents ? prices.market_price : null
  return { cents, kind, label: priceLabels[kind], market }
}
