import { percentOf, shortYuan } from '../money'
import { holdsFor, type OfferScope, type Range } from '../promotion'
import type { CardType } from './card-type'
import { cardOfClaim } from './claim'
import { spentTexts } from './states'

/**
 * A coupon of a member with its rule; money in cents, `discount` percent off, times in epoch seconds (contract trade
 * §4.1).
 */
export interface Coupon extends Range {
  cardId: number
  code: string
  title: string
  cardType: CardType
  discount: number
  reduceCost: number
  leastCost: number
  mostCost: number
  /** 0 for every shop. */
  distributorId: number
  /** 1 unused · 2 used · 4 locked · 5 expired · 6 void · 10 keeps a product */
  status: number
  beginDate: number
  endDate: number
}

/** A line that a coupon may apply to: its product and what it costs after promotions, in cents. */
export interface CouponLine {
  goods: OfferScope
  fee: number
}

/** Sum of the lines that a coupon covers, in cents. */
export const couponBase = (coupon: Range, lines: readonly CouponLine[]): number =>
  lines.reduce((sum, line) => (holdsFor(coupon, line.goods) ? sum + line.fee : sum), 0)

/** The discount of a coupon on a base amount, both in cents (contract trade §4.6). */
export function couponDiscount(
  coupon: Pick<Coupon, 'cardType' | 'discount' | 'reduceCost' | 'mostCost'>,
  base: number,
): number {
  if (coupon.cardType === 'cash') return Math.min(coupon.reduceCost, base)
  if (coupon.cardType === 'discount') return percentOf(Math.min(base, coupon.mostCost), coupon.discount)
  return 0
}

/** The text why a coupon cannot be used now on any order, or null. @param now epoch seconds */
export function couponTimeProblem(
  coupon: Pick<Coupon, 'status' | 'beginDate' | 'endDate'>,
  now: number,
): string | null {
  if (coupon.status === 2) return spentTexts.used
  if (coupon.status === 10) return '已兑换，请到店领取'
  if (coupon.status !== 1 || now >= coupon.endDate) return spentTexts.expired
  return now < coupon.beginDate ? '未到使用时间' : null
}

/** The text why a coupon does not fit an order, or null (`invalid_desc` of contract trade §4.4). */
export function couponProblem(
  coupon: Coupon,
  order: { distributorId: number; lines: readonly CouponLine[] },
  now: number,
): string | null {
  const timeProblem = couponTimeProblem(coupon, now)
  if (timeProblem) return timeProblem
  if (coupon.distributorId !== 0 && coupon.distributorId !== order.distributorId) return '不适用于该店铺'
  const covered = order.lines.filter((line) => holdsFor(coupon, line.goods))
  if (covered.length === 0) return '订单商品不适用'
  const base = covered.reduce((sum, line) => sum + line.fee, 0)
  if (base < coupon.leastCost) return `订单金额需满${shortYuan(coupon.leastCost)}元`
  const saved = couponDiscount(coupon, base)
  // A coupon never makes an order free.
  if (saved >= base) return '订单金额需有大于0元'
  // The discount can round to 0: a few percent of a few cents.
  if (saved === 0) return '订单商品不适用'
  return null
}

const unclaimed = ({ code }: Coupon) => Number(cardOfClaim(code) !== null)

/**
 * The usable coupon with the largest discount; ties go to a claimed one, then to the one that ends first, then to the
 * lower card id (contract trade §4.6).
 */
export function bestCoupon<C extends Coupon>(
  coupons: readonly C[],
  order: { distributorId: number; lines: readonly CouponLine[] },
  now: number,
): C | null {
  let best: { coupon: C; saved: number } | null = null
  for (const coupon of coupons) {
    if (couponProblem(coupon, order, now)) continue
    const saved = couponDiscount(coupon, couponBase(coupon, order.lines))
    if (saved <= 0) continue
    const better =
      !best ||
      saved > best.saved ||
      (saved === best.saved &&
        (unclaimed(coupon) - unclaimed(best.coupon) ||
          coupon.endDate - best.coupon.endDate ||
          coupon.cardId - best.coupon.cardId ||
          (coupon.code < best.coupon.code ? -1 : 1)) < 0)
    if (better) best = { coupon, saved }
  }
  return best?.coupon ?? null
}

/** The rule of a coupon as text: 代金券满100元减10元 (contract trade §4.6). */
export const couponRuleText = (
  coupon: Pick<Coupon, 'cardType' | 'leastCost' | 'reduceCost' | 'discount'>,
): string =>
  coupon.cardType === 'discount'
    ? `折扣券满${shortYuan(coupon.leastCost)}元减${coupon.discount}%优惠`
    : `代金券满${shortYuan(coupon.leastCost)}元减${shortYuan(coupon.reduceCost)}元`

/** 0 can be claimed · 1 the member has reached the limit · 2 none is left (contract trade §4.2, spec 1 §3). */
export function receivedFlag(card: {
  getLimit: number
  userGetNum: number
  quantity: number
  getNum: number
}): 0 | 1 | 2 {
  if (card.userGetNum >= card.getLimit) return 1
  return card.getNum >= card.quantity ? 2 : 0
}

/**
 * When a coupon claimed now is valid: a fixed range, or days counted from the claim where `beginDate` holds the days
 * until it starts and `fixedTerm` how many it lasts (contract member §7.1). Epoch seconds.
 */
export function couponLife(
  card: { dateType: string; beginDate: number; endDate: number; fixedTerm: number },
  now: number,
): { beginDate: number; endDate: number } {
  if (card.dateType !== 'DATE_TYPE_FIX_TERM') return { beginDate: card.beginDate, endDate: card.endDate }
  const beginDate = now + card.beginDate * 86400
  return { beginDate, endDate: beginDate + card.fixedTerm * 86400 }
}
