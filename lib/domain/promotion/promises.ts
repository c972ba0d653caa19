import { isSoldOnline, takesOffers, type OfferFacts } from './range'
import { isPreference, type PromotionType } from './rule'
import type { SkuActivity } from './seckill'

/** Benefits that cards and pages may advertise besides the price of a product: only those that an order applies. */
export interface Promises {
  /** 会员价, and so the invitation to a paid grade. */
  memberPrice: boolean
  /** 满减, 满折, 第二件半价, 满赠 and 加价购. */
  promotions: boolean
  coupons: boolean
  /** 国家补贴. */
  subsidy: boolean
}

/** Benefits that an order applies besides the price of an activity (contract trade §3.1). */
const besideActivity: Record<SkuActivity['type'], Promises> = {
  limited_time_sale: { memberPrice: false, promotions: false, coupons: true, subsidy: true },
  seckill: { memberPrice: false, promotions: false, coupons: false, subsidy: true },
}

/**
 * The prices and offers that may be promised on a product. `priceOrder` is the authority:
 * tests/domain/promotion/promises.test.ts compares both.
 * @param activity the seckill or limited-time sale that sells it now. A group sells beside the ordinary price, to which
 * the promises belong
 */
export function promisesOf(
  goods: OfferFacts,
  activity: Pick<SkuActivity, 'type'> | null | undefined,
): Promises {
  const isSold = isSoldOnline(goods)
  const beside = activity ? besideActivity[activity.type] : null
  return {
    memberPrice: isSold && (beside?.memberPrice ?? true),
    promotions: takesOffers(goods) && (beside?.promotions ?? true),
    coupons: takesOffers(goods) && (beside?.coupons ?? true),
    subsidy: isSold && (beside?.subsidy ?? true),
  }
}

/**
 * The promotions to show, of those that hold for a product. 会员优先购 stays: it promises no money, and limits the buyers.
 */
export const promisedPromotions = <M extends { marketingType: PromotionType }>(
  running: readonly M[],
  promises: Promises,
): M[] => running.filter(({ marketingType }) => promises.promotions || isPreference(marketingType))
