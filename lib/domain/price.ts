import { percentOf } from './money'
import type { MarketingType } from './promotion/rule'
import { isSelling, type SkuActivity } from './promotion/seckill'

/** One reason why a line or an order costs less (contract trade §6.2 `discount_info`). `discountFee` in cents. */
export interface DiscountEntry {
  id: number
  type:
    | 'member_price'
    | Exclude<MarketingType, 'member_preference'>
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

/** The grades of a viewer, which decide prices. Discounts are percent off; `vipGradeId` 0 means no paid grade. */
export interface PriceViewer {
  gradeId: number
  gradeName: string
  gradeDiscount: number
  vipGradeId: number
  vipGradeName: string
  vipDiscount: number
}

/** Prices fixed for the grades of a viewer, in cents; null where none is fixed. */
export interface GradePrices {
  vip: number | null
  normal: number | null
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

/** Prices of one piece of a SKU for a viewer, in cents. `final` is what the viewer pays, `kind` which price that is. */
export interface SkuPrice {
  price: number
  memberPrice?: number
  activityPrice?: number
  final: number
  kind: PriceKind
}

/** What a grade makes of a price: 会员价. `percent` is that of a discount, null for a price that is fixed for the grade. */
export interface MemberOffer {
  /** Cents for one piece. */
  price: number
  isVip: boolean
  gradeName: string
  percent: number | null
}

/**
 * What the grades of a member make of a price: the price that is fixed for the paid grade or for the ordinary one, else the
 * price less the discount, rounded down to the cent. The lower of both grades applies, so that nobody pays more than others
 * of the same grade, and a paid grade never costs its holder money. Null when neither is lower (contract trade §3.2).
 */
export function memberOffer(
  price: number,
  viewer: PriceViewer | null,
  fixed: GradePrices = { vip: null, normal: null },
): MemberOffer | null {
  if (!viewer) return null
  const priceWith = (fixedPrice: number | null, percent: number) =>
    fixedPrice === null
      ? { price: price - percentOf(price, percent), percent }
      : { price: fixedPrice, percent: null }
  const { gradeName, gradeDiscount, vipGradeName, vipDiscount } = viewer
  const normal: MemberOffer = { ...priceWith(fixed.normal, gradeDiscount), isVip: false, gradeName }
  const vip: MemberOffer =
    viewer.vipGradeId > 0
      ? { ...priceWith(fixed.vip, vipDiscount), isVip: true, gradeName: vipGradeName }
      : normal
  const best = vip.price <= normal.price ? vip : normal
  return best.price < price ? best : null
}

/** The member price of a SKU in cents; undefined when it is not lower (contract trade §3.2). */
export const memberPriceOf = (
  price: number,
  viewer: PriceViewer | null,
  fixed?: GradePrices,
): number | undefined => memberOffer(price, viewer, fixed)?.price

/**
 * The price of a SKU for a viewer: 活动价 before 会员价 before 价格 (spec 1 §9).
 * @param sku `gradePrices` are the prices fixed for the viewer's grades
 * @param activity counts only while it sells
 */
export function priceFor(
  sku: { price: number; gradePrices?: GradePrices },
  viewer: PriceViewer | null,
  activity?: SkuActivity | null,
): SkuPrice {
  const { price } = sku
  const memberPrice = memberPriceOf(price, viewer, sku.gradePrices)
  const member = memberPrice === undefined ? {} : { memberPrice }
  if (isSelling(activity)) {
    return {
      price,
      ...member,
      activityPrice: activity.activityPrice,
      final: activity.activityPrice,
      kind: 'activity',
    }
  }
  return memberPrice === undefined
    ? { price, final: price, kind: 'normal' }
    : { price, ...member, final: memberPrice, kind: 'member' }
}
