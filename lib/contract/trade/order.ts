import { z } from 'zod'
import { call } from '../call'
import { bit, cents, seconds, wireBool, wireInt, wirePage, wireShopId, wireText } from '../fields'
import { aftersale } from './aftersale-shape'
import { cancelRecord, order, tradeInfo } from './order-shape'

export { order, orderItem, tradeInfo, type Order, type OrderItem, type OrderRefund } from './order-shape'

const tags = ['订单']

/**
 * The next automatic step of the demo mall for an order. `ship` and `cancel` (approve the cancellation) happen after so
 * many minutes. `keep` leaves the order as it is, because it was seeded as paid, waits for pickup, or its voucher waits
 * for a review.
 */
const demoPromise = z.union([
  z.object({ action: z.enum(['ship', 'cancel']), minutes: z.int() }),
  z.object({ action: z.literal('keep'), reason: z.enum(['past', 'pickup', 'voucher']) }),
])
export type DemoPromise = z.infer<typeof demoPromise>

export const orderDetail = z.object({
  orderInfo: order,
  tradeInfo: z.union([tradeInfo, z.tuple([])]),
  tradeList: z.array(tradeInfo),
  distributor: z.object({
    distributor_id: z.int(),
    name: z.string(),
    mobile: z.string(),
    store_address: z.string(),
    offline_aftersales: bit,
    is_refund_freight: bit,
  }),
  cancelData: z.union([cancelRecord, z.tuple([])]),
  afterSaleInfo: z.object({ list: z.array(aftersale), total_count: z.int() }),
  offline_aftersales_is_open: z.boolean(),
  rate_status: z.boolean(),
  /** In the demo mall only, while an order of its accounts waits for its staff. */
  demo_promise: demoPromise.optional(),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** The answer that the cashier polls (contract trade §7.4). */
const orderPayState = z.object({
  order_id: z.string(),
  user_id: z.int(),
  order_type: z.literal('normal'),
  pay_type: z.string(),
  point: z.int(),
  title: z.string(),
  total_fee: cents,
  create_time: seconds,
  payDate: z.string(),
  tradeId: z.string(),
  payStatus: z.enum(['success', 'fail']),
  orderInfo: order,
})

/**
 * Orders of other members and unknown orders look the same: an empty list (contract trade §7.4, contract trade §8.2).
 */
const notFound = z.tuple([])
export const wireOrderId = (message = '订单号必填') =>
  z.string(message).trim().min(1, message).max(30, message)

export const orderContract = {
  list: call('GET', '/orders', '我的订单', { tags, auth: 'member' })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wireInt(1, 50).optional(),
        page_size: wireInt(1, 50).optional(),
        order_type: wireText(30).optional(),
        order_class: wireText(30).optional(),
        /** Tab of the list (contract trade §8.1); an unknown value shows all orders. */
        status: z.union([z.string(), z.number()]).optional(),
        is_rate: wireBool().optional(),
        order_id: wireText(30).optional(),
        /** The beginning of an order number, or a part of a product name. Our own. */
        keywords: wireText(30).optional(),
        distributor_id: wireShopId().optional(),
        time_start_begin: wireInt(0, 9_999_999_999).optional(),
        time_start_end: wireInt(0, 9_999_999_999).optional(),
      }),
    )
    .output(
      z.object({
        list: z.array(order),
        pager: z.object({ count: z.int(), page_no: z.int(), page_size: z.int() }),
        total_count: z.int(),
        count: z.int(),
        rate_status: z.boolean(),
      }),
    ),

  count: call('GET', '/orderscount', '订单数量', { tags, auth: 'member' })
    .input(z.object({ order_type: wireText(30).optional() }))
    .output(
      z.object({
        normal_notpay_notdelivery: z.int(),
        normal_payed_notdelivery: z.int(),
        normal_payed_daifahuo: z.int(),
        normal_payed_daishouhuo: z.int(),
        normal_payed_daiziti: z.int(),
        normal_not_rate: z.int(),
        aftersales: z.int(),
        aftersales_pending: z.int(),
        aftersales_processing: z.int(),
        rate_status: z.boolean(),
      }),
    ),

  detail: call('GET', '/order/{order_id}', '订单详情', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.detail', params: { tid: 'order_id' } },
  })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.union([orderDetail, notFound])),

  payState: call('GET', '/order_new/{order_id}', '订单支付状态', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.payment.create', params: { tid: 'order_id' } },
  })
    .input(z.object({ order_id: wireOrderId(), pay_type: wireText(30).optional() }))
    .output(z.union([orderPayState, notFound])),

  cancel: call('POST', '/order/cancel', '取消订单', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.cancel.buyer', params: { tid: 'order_id', reason: 'cancel_reason' } },
  })
    .input(
      z.object({
        order_id: wireOrderId(),
        cancel_reason: wireText(200).optional(),
        other_reason: wireText(200).optional(),
      }),
    )
    .output(cancelRecord),

  confirmReceipt: call('POST', '/order/confirmReceipt', '确认收货', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.confirm.receipt', params: { tid: 'order_id' } },
  })
    .input(z.object({ order_id: wireOrderId() }))
    .output(order),

  /** Pickup code of one of the member's orders (contract trade §9.2). */
  pickupCode: call('GET', '/ziticode', '提货码', { tags, auth: 'member' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(
      z.object({
        user_id: z.int(),
        order_id: z.string(),
        code: z.string(),
        qrcode_url: z.string(),
        barcode_url: z.string(),
        ziti_status: z.enum(['NOTZITI', 'PENDING', 'DONE']),
        /** Six digits; null when the shop does not accept them, or the order was picked up. */
        pickup_code: z.string().nullable(),
      }),
    ),

  /** Sends the six-digit code by SMS (contract trade §9.2). */
  sendPickupCode: call('GET', '/pickupcode/{order_id}', '发送提货码短信', {
    tags,
    auth: 'member',
    writes: true,
  })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.object({ status: z.boolean() })),

  /** Totals of the member (contract trade §8.3). The mall has no rights cards. */
  totals: call('GET', '/orders/count', '订单与优惠券总数', { tags, auth: 'member' })
    .input(z.object({}))
    .output(
      z.object({
        rightsLogTotal: z.literal(0),
        rightsTotal: z.literal(0),
        orderTotal: z.int(),
        couponTotal: z.int(),
      }),
    ),

  /** Removes an order that has ended from the member's list. The web client has it; ECShopX has no such call. */
  remove: call('POST', '/order/delete', '删除订单', {
    tags,
    auth: 'member',
    legacyName: { name: 'trade.delete', params: { tid: 'order_id' } },
  })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.object({ status: z.boolean() })),

  /** 再次购买: puts the products that are still for sale into the cart. A call of our own. */
  rebuy: call('POST', '/order/rebuy', '再次购买', { tags, auth: 'member' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(
      z.object({
        added: z.array(z.object({ item_id: z.int(), item_name: z.string(), num: z.int() })),
        left_out: z.array(z.object({ item_id: z.int(), item_name: z.string(), reason: z.string() })),
      }),
    ),
}
