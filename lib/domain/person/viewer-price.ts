import type { PriceKind } from '../goods/price'
import { percentOf } from '../money'
import { isSelling, type SkuActivity } from '../promotion/seckill'

/**
 * The grades of a viewer, which decide prices. Discounts are percent off; `vipGradeId` is 0 without an active paid
 * grade.
 */
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

/** Prices of one piece of a SKU for a viewer, in cents. `final` is what the viewer pays, `kind` which price that is. */
export interface SkuPrice {
  price: number
  memberPrice?: number
  activityPrice?: number
  final: number
  kind: PriceKind
}

/**
 * The member price (会员价) of a piece, and the grade that it comes from. `percent` is that of a discount, null for a
 * price that is fixed for the grade.
 */
export interface MemberOffer {
  /** Cents for one piece. */
  price: number
  isVip: boolean
  gradeName: string
  percent: number | null
}

/**
 * The member price for the grades of a viewer: the price that is fixed for the paid grade or for the ordinary one, else
 * the price less the discount, rounded down to the cent. The lower of the two applies, so that all members of a grade
 * pay the same at most, and a paid grade never raises a price. Null when neither is lower (contract trade §3.2).
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
