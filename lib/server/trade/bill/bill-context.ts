import 'server-only'
import type { BillContext } from '@/lib/domain/order/price/bill'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { CartFacts } from './load-facts'

/** The pricing context of a cart: promotions, but no address, coupon or points yet. */
export const cartContext = (
  facts: Pick<CartFacts, 'marketings' | 'plusChoices' | 'skus' | 'templates'>,
  viewer: Viewer | null,
  now: number,
  distributorId: number,
): BillContext => ({
  now,
  viewer,
  distributorId,
  terms: { kind: 'normal' },
  marketings: facts.marketings,
  plusChoices: facts.plusChoices,
  giftSkus: facts.skus,
  coupons: [],
  couponChoice: false,
  areaIds: null,
  freightTemplates: facts.templates,
  isPickup: false,
  subsidy: null,
  pointRule: { isOpen: false, deductPoint: 1, proportionLimit: 0, name: '积分' },
  pointUse: 0,
})
