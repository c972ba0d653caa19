import 'server-only'
import type { z } from 'zod'
import type { Order, OrderDetail, tradeInfo } from '@/lib/contract/trade/order'
import { aftersaleSecondsLeft, isAftersaleOver, orderProblem } from '@/lib/domain/aftersale/apply'
import { splitInProportion } from '@/lib/domain/money'
import { kindRules } from '@/lib/domain/order/kinds'
import { describeOrder, shownState } from '@/lib/domain/order/labels'
import { offlinePayType, paidWithLabel, payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import { refundLabel } from '@/lib/domain/order/refund/refund-progress'
import { keptReward } from '@/lib/domain/order/reward'
import { cancelStart, cancelWay } from '@/lib/domain/order/states'
import { dateTimeText } from '@/lib/domain/time/china'
import type { TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { wireDiscount } from '@/lib/server/ground/wire/discount'
import { wireFreight } from '@/lib/server/ground/wire/freight'
import type { OrderItemRow, OrderRecord, OrderRow, OrderShop, TradeRow, VipPurchaseRow } from './find-orders'
import type { CancelRow } from './sql/changes'
import { wireInvoiceState } from './wire-invoice'
import { aftersaleNum, parcelOf, wireItem, wireParcels } from './wire-item'

const bit = (value: boolean) => (value ? 1 : 0)

/** Region and street of a shop in one line; a municipality is not repeated as its city. */
const shopAddress = (shop: OrderShop) =>
  `${shop.province}${shop.city === shop.province ? '' : shop.city}${shop.area}${shop.address}`

const wirePurchase = ({ vipGradeId, gradeName, lvType, days, granted }: VipPurchaseRow) => ({
  vip_grade_id: vipGradeId,
  grade_name: gradeName,
  lv_type: lvType,
  days,
  granted: granted ?? 0,
})

/** Points that an order earns when it completes, and the remaining points after refunds (contract trade §8.2). */
function wireReward({ bonusPoints }: OrderRow, items: readonly OrderItemRow[]) {
  const sum = (of: (item: OrderItemRow) => number) => items.reduce((total, item) => total + of(item), 0)
  const [goodsFee, refunded] = [sum(({ totalFee }) => totalFee), sum(({ refundedFee }) => refundedFee)]
  return {
    bonus_points: bonusPoints,
    get_points: bonusPoints,
    estimate_get_points: keptReward(bonusPoints, goodsFee, refunded),
  }
}

/**
 * An order as the contract spells it; an unpaid one past its time is shown as cancelled (contract trade §12.2).
 * @param now epoch seconds
 * @param settings whether its buyer may request a cancellation again after a refusal; by default not
 */
export function wireOrder(
  { order: row, items, shop }: OrderRecord,
  now: number,
  { repeatCancel }: Pick<TradeSettings, 'repeatCancel'> = { repeatCancel: false },
): Order {
  const order = shownState(row, now)
  const { des, msg } = describeOrder(order)
  const isOver = isAftersaleOver(order, now)
  const aftersaleTotal = items.reduce((sum, item) => sum + aftersaleNum(item, isOver), 0)
  const canAftersale = aftersaleTotal > 0 && orderProblem(order, now) === null
  const pickup = order.zitiInfo
  const rewards = splitInProportion(
    order.bonusPoints,
    items.map(({ totalFee }) => totalFee),
  )
  return {
    order_id: order.orderId,
    title: order.title,
    company_id: 1,
    user_id: order.userId,
    order_type: 'normal',
    order_class: order.orderClass,
    team_id: order.teamId,
    order_status: order.orderStatus,
    order_status_des: des,
    order_status_msg: msg,
    pay_status: order.payStatus,
    delivery_status: order.deliveryStatus,
    ziti_status: order.zitiStatus,
    cancel_status: order.cancelStatus,
    receipt_type: order.receiptType,
    distributor_id: order.distributorId,
    shop_id: order.distributorId,
    distributor_name: order.shopName,
    distributor_info: shop
      ? {
          distributor_id: shop.distributorId,
          name: shop.name,
          logo: shop.logo,
          store_name: shop.name,
          store_address: shopAddress(shop),
        }
      : [],
    item_fee: order.itemFee,
    item_fee_new: order.itemFee - order.memberDiscount,
    market_fee: order.marketFee,
    member_discount: order.memberDiscount,
    promotion_discount: order.promotionDiscount,
    coupon_discount: order.couponDiscount,
    subsidy_fee: order.subsidyFee,
    ...(order.subsidyMissed > 0 ? { subsidy_missed: order.subsidyMissed } : {}),
    discount_fee: order.discountFee,
    discount_info: order.discountInfo.map(wireDiscount),
    ...wireFreight(order),
    ...(order.freightRule ? { freight_rule: order.freightRule } : {}),
    freight_point_fee: 0,
    total_fee: order.totalFee,
    item_point: kindRules(order.orderClass).price === 'points' ? order.pointUse - order.freightPoint : 0,
    point: order.pointUse,
    point_use: order.pointUse,
    point_fee: order.pointFee,
    ...wireReward(order, items),
    pay_type: order.payType,
    pay_channel: order.payChannel,
    offline_pay_name: order.payType === offlinePayType ? payTypeLabel(offlinePayType) : '',
    receiver_name: order.receiverName,
    receiver_mobile: order.receiverMobile,
    receiver_state: order.receiverState,
    receiver_city: order.receiverCity,
    receiver_district: order.receiverDistrict,
    receiver_address: order.receiverAddress,
    receiver_zip: order.receiverZip,
    remark: order.remark,
    create_time: order.createTime,
    create_date: dateTimeText(order.createTime),
    update_time: order.updateTime,
    pay_time: dateTimeText(order.payTime),
    paid_at: order.payTime ?? 0,
    delivery_time: order.deliveryTime ?? 0,
    end_time: order.endTime ?? 0,
    end_date: dateTimeText(order.endTime),
    auto_cancel_time: order.autoCancelTime,
    auto_cancel_seconds: order.autoCancelTime - now,
    auto_finish_time: order.autoFinishTime ?? 0,
    delivery_corp: order.deliveryCorp,
    delivery_corp_name: order.deliveryCorpName,
    delivery_code: order.deliveryCode,
    delivery_type: 'new',
    orders_delivery_id: String(row.parcels.at(-1)?.parcelId ?? ''),
    delivery_info: wireParcels(row),
    is_all_delivery: order.deliveryStatus === 'DONE',
    self_delivery_status: 'NOTMERCHANT',
    self_delivery_fee: 0,
    offline_pay_check_status: order.offlineStatus,
    is_rate: bit(order.isRate),
    can_apply_cancel: bit('event' in cancelWay(cancelStart(order, repeatCancel))),
    can_apply_aftersales: bit(canAftersale),
    left_aftersales_num: aftersaleTotal,
    latest_aftersale_time: aftersaleSecondsLeft(order, now),
    ...wireInvoiceState(row),
    refund_list: row.refunds.map((refund) => ({
      refund_bn: refund.refundBn,
      refund_type: refund.refundType,
      refund_status: refund.status,
      refund_fee: refund.fee,
      refund_point: refund.point,
      refund_channel: refund.channel,
      aftersales_bn: refund.aftersalesBn ?? '',
      refund_status_msg: refundLabel({
        refund_status: refund.status,
        aftersale:
          refund.aftersalesType && refund.progress !== null
            ? { type: refund.aftersalesType, progress: refund.progress }
            : null,
      }),
      create_time: refund.createTime,
      refund_success_time: refund.successTime ?? 0,
    })),
    ...(order.vipPurchase && { vip_info: wirePurchase(order.vipPurchase) }),
    ziti_info: pickup
      ? {
          name: pickup.name,
          address: pickup.address,
          province: pickup.province,
          city: pickup.city,
          area: pickup.area,
          contract_phone: pickup.contractPhone,
          pickup_date: pickup.pickupDate,
          pickup_time: pickup.pickupTime,
          lng: pickup.lng,
          lat: pickup.lat,
        }
      : [],
    pickupcode_status: order.zitiStatus === 'PENDING',
    user_delete: false,
    items: items.map((item, index) =>
      wireItem(item, parcelOf(item, row.parcels), { reward: rewards[index] ?? 0, isOver }),
    ),
  }
}

/** The shop of an order (`distributor` of contract trade §8.2). */
export const wireShop = (
  { shop, shopName }: Pick<OrderRow, 'shop' | 'shopName'>,
  settings: TradeSettings,
): OrderDetail['distributor'] => ({
  distributor_id: shop?.distributorId ?? 0,
  name: shopName,
  mobile: shop?.mobile ?? '',
  store_address: shop ? shopAddress(shop) : '',
  offline_aftersales: settings.offlineAftersales ? 1 : 0,
  is_refund_freight: settings.refundsFreight ? 1 : 0,
})

/** A trade as the contract spells it (`tradeInfo` of contract trade §8.2). */
export const wireTrade = (trade: TradeRow): z.infer<typeof tradeInfo> => ({
  tradeId: trade.tradeId,
  orderId: trade.orderId,
  tradeState: trade.tradeState,
  payType: trade.payType,
  payTypeName: paidWithLabel(trade),
  payChannel: trade.payChannel,
  payFee: trade.payFee,
  totalFee: trade.totalFee,
  feeType: 'CNY',
  payDate: dateTimeText(trade.payDate),
  timeStart: trade.timeStart,
  timeExpire: trade.timeExpire ?? 0,
  transactionId: trade.transactionId ?? '',
})

/** A cancellation as the contract spells it (contract trade §8.4). */
export const wireCancel = (cancel: CancelRow) => ({
  cancel_id: cancel.cancelId,
  order_id: cancel.orderId,
  company_id: 1 as const,
  user_id: cancel.userId,
  order_type: 'normal' as const,
  total_fee: cancel.totalFee,
  point: cancel.pointUse,
  progress: cancel.progress,
  cancel_from: cancel.cancelFrom,
  cancel_reason: cancel.cancelReason,
  shop_reject_reason: cancel.shopRejectReason,
  refund_status: cancel.refundStatus,
  pay_type: cancel.payType,
  create_time: cancel.createTime,
  update_time: cancel.updateTime,
})
