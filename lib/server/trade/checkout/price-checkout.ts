import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { MallError } from '@/lib/domain/errors'
import type { Bill } from '@/lib/domain/order/bill'
import { priceOrder } from '@/lib/domain/order/calculate'
import { offlinePayType } from '@/lib/domain/order/pay-types'
import { noPickupMessage } from '@/lib/domain/order/pickup'
import { pointsOrderType } from '@/lib/domain/points-mall'
import { expectedReward } from '@/lib/domain/order/reward'
import { priceableLines, type CartRequest } from '@/lib/domain/order/package-line'
import { loadCheckoutFacts, type CheckoutFacts, type CheckoutQuery } from '@/lib/server/trade/bill/load-facts'
import { mergeBySku } from '@/lib/server/trade/bill/merge-by-sku'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { GroupOffer } from '@/lib/server/catalogue/group/load-offer'
import { takesTransfers } from '@/lib/server/trade/payment/takes-transfers'
import { assertDeposit } from '@/lib/server/trade/deposit/assert-deposit'
import { findRegion, freightAreas } from '@/lib/server/ground/region/find-region'
import type { Viewer } from '@/lib/domain/person/viewer'
import {
  pointRule,
  rewardRule,
  tradeSettings,
  type TradeSettings,
} from '@/lib/server/ground/trade-setting/trade-settings'
import { assertPoints, openPointsMall } from './points-checkout'
import { assertInGroup, groupOf, outsideSales } from './group-checkout'
import {
  assertInActivity,
  inActivity,
  purchaseOf,
  purchaseTerms,
  type PurchaseCheckout,
} from './employee-checkout'
import { assertOrderable } from './assert-orderable'
import { linesOfShop } from './lines-of-shop'

/** A priced checkout: what the preview shows and placing writes. */
export interface Checkout {
  source: CheckoutQuery['source']
  distributorId: number
  seckillId: number | null
  /** The activity and team of a group order. */
  group: GroupOffer | null
  /** The activity and budget of an order of employee purchase. */
  purchase: PurchaseCheckout | null
  /** An order of the points mall. */
  isPointsOrder: boolean
  lines: CartRequest[]
  bill: Bill
  facts: CheckoutFacts
  settings: TradeSettings
  areaIds: string[] | null
  /** It is paid by bank transfer, which the mall takes: that decides how long it stays open. */
  isTransfer: boolean
  /** Points that the order is expected to earn. */
  reward: number
}

/**
 * Prices what a member is about to order (contract trade §6).
 * @param isFinal true when the order is placed: no coupon is picked automatically
 * @throws MallError with the texts of contract trade §6.3
 */
export async function priceCheckout(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  input: OrderInput,
  isFinal: boolean,
): Promise<Checkout> {
  const purchase = await purchaseOf(db, viewer, input)
  const source = purchase ? { named: purchase.named } : requestedSource(input)
  const requestedShop = input.distributor_id ?? 0
  const couponCode = couponCodeOf(input)
  const isPointsOrder = input.order_type === pointsOrderType
  const picksCoupon = !isFinal && couponCode === null && !input.not_use_coupon && !isPointsOrder && !purchase
  const [facts, group] = await Promise.all([
    loadCheckoutFacts(db, viewer, now, {
      source,
      distributorId: requestedShop,
      couponCode,
      allCoupons: picksCoupon,
      allClaimable: picksCoupon && input.with_claimable === true,
      takesStaffGoods: purchase !== null,
      needsShops: !isFinal || input.receipt_type === 'ziti',
    }),
    groupOf(db, viewer, input),
  ])
  const shopLines = await linesOfShop(db, viewer?.userId ?? 0, facts, source, requestedShop)
  const outside = purchase ? inActivity : group || isPointsOrder ? outsideSales : null
  const lines = outside ? shopLines.map(outside) : shopLines
  const seckillId = seckillOf(input, isFinal)
  const pointsMall = isPointsOrder ? openPointsMall(facts) : null
  assertOrderable(lines, { viewer, seckillId, market: isPointsOrder ? 'points' : 'mall' })
  if (group) assertInGroup(lines, viewer, group, now)
  if (purchase) assertInActivity(lines, purchase, now)
  const distributorId = lines[0]?.sku.distributorId ?? requestedShop
  if (input.receipt_type === 'ziti' && !facts.shops.get(distributorId)?.isZiti)
    throw new MallError(noPickupMessage)
  const areaIds = areaOf(input)
  const bill = priceOrder(priceableLines(lines), {
    now,
    viewer,
    distributorId,
    seckillId,
    group: group && group.activity,
    purchase: purchase && purchaseTerms(purchase),
    pointsFreight: pointsMall && pointsMall.freight,
    marketings: facts.marketings,
    plusChoices: facts.plusChoices,
    giftSkus: facts.skus,
    coupons: facts.coupons,
    couponChoice: couponCode ?? (picksCoupon ? null : false),
    areaIds,
    freightTemplates: facts.templates,
    isPickup: input.receipt_type === 'ziti',
    subsidy: facts.subsidy && { ...facts.subsidy, place: placeOf(input, facts, distributorId) },
    pointRule: pointRule(facts.point),
    pointUse: input.pay_type === 'point' ? 'all' : (input.point_use ?? 0),
  })
  if (isPointsOrder && isFinal) assertPoints(facts, viewer, bill)
  if (viewer && input.pay_type === 'deposit') await assertDeposit(db, viewer.userId, bill.totalFee)
  return {
    source,
    distributorId,
    seckillId,
    group,
    purchase,
    isPointsOrder,
    lines,
    bill,
    facts,
    settings: tradeSettings(facts.trade),
    areaIds,
    isTransfer: input.pay_type === offlinePayType && (await takesTransfers(db)),
    reward:
      isPointsOrder || purchase
        ? 0
        : expectedReward(rewardRule(facts.point), bill.totalFee - bill.freightFee),
  }
}

/** The code of the coupon that a request chooses; null also when it forbids coupons (contract trade §4.6). */
export const couponCodeOf = ({ coupon_discount: code, not_use_coupon: isForbidden }: OrderInput) =>
  code === '' || isForbidden ? null : code

function requestedSource({ items, cart_type }: OrderInput): CheckoutQuery['source'] {
  if (cart_type === 'fastbuy') return 'fastbuy'
  if (cart_type === 'cart' || !items || items.length === 0) return 'checked'
  return { named: mergeBySku(items.map(({ item_id, num }) => ({ itemId: item_id, num }))) }
}

function seckillOf(input: OrderInput, isFinal: boolean): number | null {
  if (input.order_type !== 'normal_seckill') return null
  if (!input.seckill_id) throw new MallError('秒杀活动id必填')
  if (isFinal && !input.seckill_ticket) throw new MallError('秒杀ticket必填')
  return input.seckill_id
}

/** Where the goods go, for the regions of the programme; null while no address is chosen. */
function placeOf(input: OrderInput, { shops }: CheckoutFacts, distributorId: number) {
  if (input.receipt_type === 'ziti') {
    const shop = shops.get(distributorId)
    return shop ? { province: shop.province, city: shop.city, county: shop.area } : null
  }
  const { receiver_state: province, receiver_city: city, receiver_district: county } = input
  return province === '' ? null : { province, city, county }
}

/** Areas of freight that an address lies in; null while province, city or district is missing. */
function areaOf(input: OrderInput): string[] | null {
  if (input.receipt_type === 'ziti' || input.receiver_state === '' || input.receiver_city === '') return null
  const found = findRegion(input.receiver_state, input.receiver_city, input.receiver_district)
  if ('ids' in found) return freightAreas(found.ids)
  if (input.receiver_district === '' && found.unknown === 'county') return null
  throw new MallError('地区不存在')
}
