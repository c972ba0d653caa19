import 'server-only'
import type { z } from 'zod'
import type { Order, OrderItem, tradeInfo } from '@/lib/contract/order'
import { leftUnits } from '@/lib/domain/aftersale/allot'
import { orderProblem } from '@/lib/domain/aftersale/apply'
import { describeOrder, shownState } from '@/lib/domain/order/labels'
import { cancelWay } from '@/lib/domain/order/states'
import { dateTimeText } from '@/lib/domain/text'
import { wireDiscount } from '@/lib/server/wire/discount'
import type { OrderItemRow, OrderRecord, OrderShop, TradeRow } from './find-orders'
import type { CancelRow } from './sql/changes'

const bit = (value: boolean) => (value ? 1 : 0)

/** Shop name of orders that the mall itself sells. */
const mallShopName = '自营'

/** Region and street of a shop in one line; a municipality is not repeated as its city. */
export const shopAddress = (shop: OrderShop) =>
  `${shop.province}${shop.city === shop.province ? '' : shop.city}${shop.area}${shop.address}`

/** Pieces of a line for which an after-sale can still be requested. */
const aftersaleNum = (item: OrderItemRow) => leftUnits(item)

const wireItem = (item: OrderItemRow): OrderItem => ({
  id: item.id,
  order_id: item.orderId,
  item_id: item.itemId,
  goods_id: item.goodsId,
  item_bn: item.itemBn,
  item_name: item.itemName,
  item_spec_desc: item.itemSpecDesc,
  pic: item.pic,
  num: item.num,
  price: item.price,
  sale_price: item.price,
  market_price: item.marketPrice,
  market_fee: item.marketPrice * item.num,
  item_fee: item.itemFee,
  item_fee_new: item.itemFee - item.memberDiscount,
  total_fee: item.totalFee,
  discount_fee: item.discountFee,
  discount_info: item.discountInfo.map(wireDiscount),
  member_discount: item.memberDiscount,
  coupon_discount: item.couponDiscount,
  point_fee: item.pointFee,
  share_points: item.sharePoints,
  subsidy_fee: item.subsidyFee,
  subsidy_num: item.subsidyNum,
  order_item_type: item.orderItemType,
  distributor_id: item.distributorId,
  shop_id: item.distributorId,
  delivery_status: item.deliveryStatus,
  delivery_item_num: item.deliveredNum,
  cancel_item_num: item.cancelledNum,
  aftersales_status: item.aftersalesStatus,
  left_aftersales_num: aftersaleNum(item),
  show_aftersales: bit(item.appliedNum > item.cancelledNum),
  refunded_fee: item.refundedFee,
  refundable_amount: aftersaleNum(item) > 0 ? item.totalFee : 0,
  is_rate: bit(item.isRate),
  act_id: item.activityId ?? 0,
})

/**
 * An order as the contract spells it; an unpaid one past its time is shown as cancelled (contract trade §12.2).
 * @param now epoch seconds
 */
export function wireOrder({ order: row, items, shop }: OrderRecord, now: number): Order {
  const order = shownState(row, now)
  const { des, msg } = describeOrder(order)
  const aftersaleTotal = items.reduce((sum, item) => sum + aftersaleNum(item), 0)
  const canAftersale = aftersaleTotal > 0 && orderProblem(order, now) === null
  const pickup = order.zitiInfo
  return {
    order_id: order.orderId,
    title: order.title,
    company_id: 1,
    user_id: order.userId,
    order_type: 'normal',
    order_class: order.orderClass,
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
    distributor_name: shop?.name ?? mallShopName,
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
    discount_fee: order.discountFee,
    discount_info: order.discountInfo.map(wireDiscount),
    freight_fee: order.freightFee,
    freight_type: 'cash',
    total_fee: order.totalFee,
    point: order.pointUse,
    point_use: order.pointUse,
    point_fee: order.pointFee,
    pay_type: order.payType,
    pay_channel: order.payChannel,
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
    pay_time: order.payTime ?? 0,
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
    orders_delivery_id: order.deliveryStatus === 'PENDING' ? '' : order.orderId,
    is_all_delivery: order.deliveryStatus === 'DONE',
    offline_pay_check_status: order.offlineStatus,
    is_rate: bit(order.isRate),
    can_apply_cancel: bit('event' in cancelWay(order)),
    can_apply_aftersales: bit(canAftersale),
    left_aftersales_num: aftersaleTotal,
    is_invoiced: false,
    invoice: order.invoice
      ? {
          title: order.invoice.title,
          content: order.invoice.content,
          registration_number: order.invoice.registrationNumber,
          company_address: order.invoice.companyAddress,
          company_phone: order.invoice.companyPhone,
          bankname: order.invoice.bankname,
          bankaccount: order.invoice.bankaccount,
        }
      : null,
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
    pickupcode_status: false,
    user_delete: false,
    items: items.map(wireItem),
  }
}

/** A trade as the contract spells it (`tradeInfo` of contract trade §8.2). */
export const wireTrade = (trade: TradeRow): z.infer<typeof tradeInfo> => ({
  tradeId: trade.tradeId,
  orderId: trade.orderId,
  tradeState: trade.tradeState,
  payType: trade.payType,
  payChannel: trade.payChannel,
  payFee: trade.payFee,
  totalFee: trade.totalFee,
  feeType: 'CNY',
  payDate: dateTimeText(trade.payDate),
  timeStart: trade.timeStart,
  timeExpire: trade.timeExpire ?? 0,
  transactionId: trade.transactionId ?? '',
})

/** A cancellation as the contract spells it (contract trade §8.4). @param point points that the order used */
export const wireCancel = (cancel: CancelRow, point = 0) => ({
  cancel_id: cancel.cancelId,
  order_id: cancel.orderId,
  company_id: 1 as const,
  user_id: cancel.userId,
  order_type: 'normal' as const,
  total_fee: cancel.totalFee,
  point,
  progress: cancel.progress,
  cancel_from: cancel.cancelFrom,
  cancel_reason: cancel.cancelReason,
  shop_reject_reason: cancel.shopRejectReason,
  refund_status: cancel.refundStatus,
  pay_type: cancel.payType,
  create_time: cancel.createTime,
  update_time: cancel.updateTime,
})
