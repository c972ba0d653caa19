import 'server-only'
import type { OrderInput, OrderPreview } from '@/lib/contract/trade/checkout'
import { kindRules } from '@/lib/domain/order/kinds'
import { billDiscount, boughtLines, type Bill } from '@/lib/domain/order/price/bill'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import { pointLimits } from '@/lib/domain/order/price/points'
import { verifiedTotal } from '@/lib/domain/order/price/verified-total'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pointRule, rewardRule } from '@/lib/server/ground/trade-setting/trade-settings'
import { wireDiscount } from '@/lib/server/ground/wire/discount'
import { wireFreight } from '@/lib/server/ground/wire/freight'
import { itemsPromotion } from './items-promotion'
import { cancelTime } from './order-draft'
import { priceCheckout } from './price-checkout'
import { readRequest } from './request/request'
import { wirePreviewItem, wireSubsidy } from './wire'

/** Value after member and sale prices, before promotions, coupon and points (`item_fee_new` of contract trade §6.2). */
const itemFeeNew = (bill: Bill) => bill.itemFee - bill.memberDiscount

/**
 * The order as it would be placed now (contract trade §6.2). Without an address freight is 0.
 * @throws MallError with the texts of contract trade §6.3
 */
export async function previewOrder(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  input: OrderInput,
): Promise<OrderPreview> {
  const checkout = await priceCheckout(db, viewer, now, readRequest(input), false)
  const { bill, facts, distributorId, offer } = checkout
  const { price, type } = kindRules(offer.kind)
  const hasPoints = price === 'points'
  const ordinaryRule = pointRule(facts.point)
  const rule = { ...ordinaryRule, isOpen: ordinaryRule.isOpen && !hasPoints }
  const gain = rewardRule(facts.point)
  const goodsFee = bill.totalFee - bill.freightFee + bill.pointFee
  const points = pointLimits(rule, { goodsFee, balance: viewer?.point ?? 0 })
  const discounts = discountInfo(bill).map(wireDiscount)
  const bought = boughtLines(bill)
  const coupon = discounts.find(({ coupon_code }) => coupon_code !== undefined)
  const shop = facts.shops.get(distributorId)
  return {
    order_id: '',
    order_type: type,
    order_class: offer.kind,
    title: bought[0]?.sku.itemName ?? '',
    distributor_id: distributorId,
    shop_id: distributorId,
    receipt_type: input.receipt_type,
    receiver_name: input.receiver_name,
    receiver_mobile: input.receiver_mobile,
    receiver_state: input.receiver_state,
    receiver_city: input.receiver_city,
    receiver_district: input.receiver_district,
    receiver_address: input.receiver_address,
    remark: input.remark,
    pay_type: input.pay_type,
    items: bill.lines.map((line) => wirePreviewItem(line, hasPoints)),
    totalItemNum: bought.reduce((sum, line) => sum + line.num, 0),
    item_fee: bill.itemFee,
    item_fee_new: itemFeeNew(bill),
    market_fee: bill.marketFee,
    goods_discount: bill.memberDiscount,
    member_discount: bill.memberDiscount,
    promotion_discount: bill.promotionDiscount,
    coupon_discount: bill.couponDiscount,
    ...(coupon ? { coupon_info: coupon } : {}),
    subsidy_fee: bill.subsidyFee,
    ...(bill.subsidy
      ? { subsidy: wireSubsidy(bill, bill.subsidy, verifiedTotal(bill, rule, viewer?.point ?? 0)) }
      : {}),
    discount_fee: billDiscount(bill),
    discount_info: discounts,
    ...wireFreight(bill),
    freight_point_fee: 0,
    ...(bill.freightReason.rule ? { freight_rule: bill.freightReason.rule } : {}),
    total_fee: bill.totalFee,
    user_point: viewer?.point ?? 0,
    max_point: points.max,
    max_point_ziti: points.max,
    limit_point: points.limit,
    item_point: hasPoints ? bill.pointUse - bill.freightPoint : 0,
    point: hasPoints ? bill.pointUse : 0,
    point_use: bill.pointUse,
    real_use_point: bill.pointUse,
    real_use_point_ziti: bill.pointUse,
    point_fee: bill.pointFee,
    point_fee_item: bill.pointFee,
    bonus_points: checkout.reward,
    get_points: checkout.reward,
    before_point_deduction_total_fee: bill.totalFee + bill.pointFee,
    is_open_deduct_point: rule.isOpen,
    deduct_point_rule: {
      deduct_proportion_limit: rule.proportionLimit,
      deduct_point: rule.deductPoint,
      full_amount: points.coversAll && bill.freightFee === 0,
    },
    point_rule: {
      name: rule.name,
      isOpenMemberPoint: rule.isOpen || gain.isOpen,
      isOpenDeductPoint: rule.isOpen,
      deduct_proportion_limit: rule.proportionLimit,
      deduct_point: rule.deductPoint,
      rule_desc: '',
      point_pay_first: 0,
      can_deduct_freight: 0,
      gain_point: gain.perYuan,
      gain_limit: gain.limit ?? 0,
      gain_time: 0,
      access: 'order',
    },
    is_distribution: shop?.isDelivery ?? true,
    invoice_status: 1,
    items_promotion: itemsPromotion(bill),
    logistics_items: [],
    auto_cancel_time: cancelTime(checkout, now),
    is_require_subdistrict: false,
    is_require_building: false,
    fee_type: 'CNY',
    fee_rate: 1,
    fee_symbol: '￥',
    third_params: [],
  }
}
