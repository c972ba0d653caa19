import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import { checkoutRules } from '@/lib/domain/order/kinds'
import { depositPayType, offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { noPickupMessage } from '@/lib/domain/order/pickup/pickup'
import type { Bill } from '@/lib/domain/order/price/bill'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import { priceableLines, type CartRequest } from '@/lib/domain/order/price/package-line'
import { expectedReward } from '@/lib/domain/order/reward'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findRegion, freightAreas } from '@/lib/server/ground/region/find-region'
import {
  pointRule,
  rewardRule,
  tradeSettings,
  type TradeSettings,
} from '@/lib/server/ground/trade-setting/trade-settings'
import { loadCheckoutFacts, type CheckoutFacts, type CheckoutQuery } from '@/lib/server/trade/bill/load-facts'
import { assertDeposit } from '@/lib/server/trade/deposit/assert-deposit'
import { takesTransfers } from '@/lib/server/trade/payment/takes-transfers'
import { assertOrderable } from './assert-orderable'
import { linesOfShop } from './lines-of-shop'
import { loadOffer } from './offers/load-offer'
import type { Offer } from './offers/offer'
import type { CheckoutRequest } from './request/request'

/** A priced checkout: the data for the preview and for placing. */
export interface Checkout {
  source: CheckoutQuery['source']
  distributorId: number
  /** The source of its lines and prices, by the kind of order. */
  offer: Offer
  lines: CartRequest[]
  bill: Bill
  facts: CheckoutFacts
  settings: TradeSettings
  areaIds: string[] | null
  /** Paid by bank transfer, if the mall accepts transfers: decides how long the order stays open. */
  isTransfer: boolean
  /** Expected points reward of the order. */
  reward: number
}

/**
 * Prices a checkout of a member (contract trade §6): the only entry point, for previews and for placing. `orderKinds`
 * has the rules of each kind of order, its offer does the rest.
 * @param isFinal true when the order is placed: no coupon is selected automatically
 * @throws MallError with the texts of contract trade §6.3
 */
export async function priceCheckout(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  request: CheckoutRequest,
  isFinal: boolean,
): Promise<Checkout> {
  const { ordered, shopId, coupon } = request
  const rules = checkoutRules(ordered.kind)
  const loading = loadOffer(db, viewer, ordered)
  const source = (rules.lines === 'offer' && (await loading).source) || request.source
  const picksCoupon = !isFinal && coupon === null && rules.steps.includes('coupon')
  const [facts, offer] = await Promise.all([
    loadCheckoutFacts(db, viewer, now, {
      source,
      distributorId: shopId,
      couponCode: coupon || null,
      allCoupons: picksCoupon,
      allClaimable: picksCoupon && request.with_claimable === true,
      takesStaffGoods: rules.ignored.staffGoods === false,
      needsShops: !isFinal || request.receipt_type === 'ziti',
    }),
    loading,
  ])
  const moment = { viewer, now, facts, isFinal }
  const found = await linesOfShop(db, viewer?.userId ?? 0, facts, source, shopId)
  const lines = found.map((line) => ({ ...line, sku: { ...line.sku, ...rules.ignored } }))
  const terms = offer.open(moment)
  assertOrderable(lines, viewer, terms)
  offer.assertLines?.(lines, moment)
  const distributorId = lines[0]?.sku.distributorId ?? shopId
  if (request.receipt_type === 'ziti' && !facts.shops.get(distributorId)?.isZiti)
    throw new MallError(noPickupMessage)
  const areaIds = areaOf(request)
  const bill = priceOrder(priceableLines(lines), {
    now,
    viewer,
    distributorId,
    terms,
    marketings: facts.marketings,
    plusChoices: facts.plusChoices,
    giftSkus: facts.skus,
    coupons: facts.coupons,
    couponChoice: coupon || (picksCoupon ? null : false),
    areaIds,
    freightTemplates: facts.templates,
    isPickup: request.receipt_type === 'ziti',
    subsidy: facts.subsidy && { ...facts.subsidy, place: placeOf(request, facts, distributorId) },
    pointRule: pointRule(facts.point),
    pointUse: request.pay_type === 'point' ? 'all' : (request.point_use ?? 0),
  })
  offer.assertBill?.(bill, moment)
  if (viewer && request.pay_type === depositPayType) await assertDeposit(db, viewer.userId, bill.totalFee)
  return {
    source,
    distributorId,
    offer,
    lines,
    bill,
    facts,
    settings: tradeSettings(facts.trade),
    areaIds,
    isTransfer: request.pay_type === offlinePayType && (await takesTransfers(db)),
    reward: rules.earnsPoints ? expectedReward(rewardRule(facts.point), bill.totalFee - bill.freightFee) : 0,
  }
}

/** The destination of the goods, for the regions of the programme; null while no address is selected. */
function placeOf(input: CheckoutRequest, { shops }: CheckoutFacts, distributorId: number) {
  if (input.receipt_type === 'ziti') {
    const shop = shops.get(distributorId)
    return shop ? { province: shop.province, city: shop.city, county: shop.area } : null
  }
  const { receiver_state: province, receiver_city: city, receiver_district: county } = input
  return province === '' ? null : { province, city, county }
}

/** Freight areas that contain an address; null while province, city or district is missing. */
function areaOf(input: CheckoutRequest): string[] | null {
  if (input.receipt_type === 'ziti' || input.receiver_state === '' || input.receiver_city === '') return null
  const found = findRegion(input.receiver_state, input.receiver_city, input.receiver_district)
  if ('ids' in found) return freightAreas(found.ids)
  if (input.receiver_district === '' && found.unknown === 'county') return null
  throw new MallError(deliveryMessages.districtMissing)
}
