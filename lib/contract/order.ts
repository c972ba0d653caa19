import { z } from 'zod'
import { call } from './call'
import { discountEntry } from './cart'
import { orderItemType } from './checkout'
import { bit, cents, seconds, wireInt, wirePage, wirePageSize, wireShopId, wireText } from './fields'
import { distributorInfo } from './shop'

const tags = ['订单']

const orderStatus = z.enum([
  'NOTPAY',
  'PAYED',
  'WAIT_BUYER_CONFIRM',
  'DONE',
  'CANCEL',
  'REFUND_PROCESS',
  'REFUND_SUCCESS',
])
const orderDes = z.enum([
  'NOTPAY',
  'PAYED',
  'PAYED_WAIT_PROCESS',
  'PAYED_PENDING',
  'PAYED_PARTAIL',
  'WAIT_BUYER_CONFIRM',
  'DONE',
  'CANCEL',
  'CANCEL_WAIT_PROCESS',
  'CANCEL_REFUND_PROCESS',
  'CANCEL_REFUND_FAIL',
  'CLOSED',
  'REFUND_PROCESS',
  'REFUND_SUCCESS',
])

/** A line of an order (contract trade §8.2 `items`). */
export const orderItem = z.object({
  id: z.int(),
  order_id: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  item_bn: z.string(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  pic: z.string(),
  num: z.int(),
  price: cents,
  sale_price: cents,
  market_price: cents,
  market_fee: cents,
  item_fee: cents,
  item_fee_new: cents,
  total_fee: cents,
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  member_discount: cents,
  coupon_discount: cents,
  point_fee: cents,
  order_item_type: orderItemType,
  distributor_id: z.int(),
  shop_id: z.int(),
  delivery_status: z.enum(['PENDING', 'DONE']),
  delivery_item_num: z.int(),
  cancel_item_num: z.int(),
  aftersales_status: z.string().nullable(),
  left_aftersales_num: z.int(),
  show_aftersales: bit,
  refundable_amount: cents,
  is_rate: bit,
  act_id: z.int(),
})

const pickupInfo = z.object({
  name: z.string(),
  address: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  contract_phone: z.string(),
  pickup_date: z.string(),
  pickup_time: z.tuple([z.string(), z.string()]),
  lng: z.number(),
  lat: z.number(),
})

const invoice = z.object({
  title: z.enum(['individual', 'unit']),
  content: z.string(),
  registration_number: z.string(),
  company_address: z.string(),
  company_phone: z.string(),
  bankname: z.string(),
  bankaccount: z.string(),
})

/** An order as list and page carry it (contract trade §8.1, §8.2). Absent times are 0. */
export const order = z.object({
  order_id: z.string(),
  title: z.string(),
  company_id: z.literal(1),
  user_id: z.int(),
  order_type: z.literal('normal'),
  order_class: z.string(),
  order_status: orderStatus,
  order_status_des: orderDes,
  order_status_msg: z.string(),
  pay_status: z.enum(['NOTPAY', 'PAYED']),
  delivery_status: z.enum(['PENDING', 'PARTAIL', 'DONE']),
  ziti_status: z.enum(['NOTZITI', 'PENDING', 'DONE']),
  cancel_status: z.enum(['NO_APPLY_CANCEL', 'WAIT_PROCESS', 'REFUND_PROCESS', 'SUCCESS', 'FAILS']),
  receipt_type: z.string(),
  distributor_id: z.int(),
  shop_id: z.int(),
  distributor_name: z.string(),
  distributor_info: z.union([distributorInfo, z.tuple([])]),
  item_fee: cents,
  item_fee_new: cents,
  market_fee: cents,
  member_discount: cents,
  promotion_discount: cents,
  coupon_discount: cents,
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  freight_fee: cents,
  freight_type: z.literal('cash'),
  total_fee: cents,
  point: z.int(),
  point_use: z.int(),
  point_fee: cents,
  pay_type: z.string(),
  pay_channel: z.string(),
  receiver_name: z.string(),
  receiver_mobile: z.string(),
  receiver_state: z.string(),
  receiver_city: z.string(),
  receiver_district: z.string(),
  receiver_address: z.string(),
  receiver_zip: z.string(),
  remark: z.string(),
  create_time: seconds,
  create_date: z.string(),
  update_time: seconds,
  pay_time: seconds,
  delivery_time: seconds,
  end_time: seconds,
  end_date: z.string(),
  auto_cancel_time: seconds,
  auto_cancel_seconds: z.int(),
  auto_finish_time: seconds,
  delivery_corp: z.string(),
  delivery_corp_name: z.string(),
  delivery_code: z.string(),
  delivery_type: z.literal('new'),
  orders_delivery_id: z.string(),
  is_all_delivery: z.boolean(),
  /** Null unless the order is paid by transfer; clients compare loosely, so never 0. */
  offline_pay_check_status: z.int().nullable(),
  is_rate: bit,
  can_apply_cancel: bit,
  can_apply_aftersales: bit,
  left_aftersales_num: z.int(),
  is_invoiced: z.boolean(),
  invoice: invoice.nullable(),
  ziti_info: z.union([pickupInfo, z.tuple([])]),
  pickupcode_status: z.boolean(),
  user_delete: z.literal(false),
  items: z.array(orderItem),
})
export type Order = z.infer<typeof order>
export type OrderItem = z.infer<typeof orderItem>

/** A payment (contract trade §8.2 `tradeInfo`). */
export const tradeInfo = z.object({
  tradeId: z.string(),
  orderId: z.string(),
  tradeState: z.enum(['NOTPAY', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR']),
  payType: z.string(),
  payChannel: z.string(),
  payFee: cents,
  totalFee: cents,
  feeType: z.literal('CNY'),
  payDate: z.string(),
  timeStart: seconds,
  timeExpire: seconds,
  transactionId: z.string(),
})

/** A request to cancel (contract trade §8.4). */
export const cancelRecord = z.object({
  cancel_id: z.int(),
  order_id: z.string(),
  company_id: z.literal(1),
  user_id: z.int(),
  order_type: z.literal('normal'),
  total_fee: cents,
  point: z.int(),
  progress: z.int(),
  cancel_from: z.enum(['buyer', 'shop', 'system']),
  cancel_reason: z.string(),
  shop_reject_reason: z.string(),
  refund_status: z.string(),
  pay_type: z.string(),
  create_time: seconds,
  update_time: seconds,
})

export const orderDetail = z.object({
  orderInfo: order,
  tradeInfo: z.union([tradeInfo, z.tuple([])]),
  tradeList: z.array(tradeInfo),
  distributor: z.object({
    distributor_id: z.int(),
    name: z.string(),
    mobile: z.string(),
    store_address: z.string(),
    offline_aftersales: z.literal(0),
    is_refund_freight: z.literal(0),
  }),
  cancelData: z.union([cancelRecord, z.tuple([])]),
  afterSaleInfo: z.object({ list: z.array(z.unknown()), total_count: z.int() }),
  offline_aftersales_is_open: z.literal(false),
  rate_status: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** What the cashier asks again and again (contract trade §7.4). */
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

/** Not own and unknown orders look the same: an empty list (contract trade §7.4, §8.2). */
const nothing = z.tuple([])
export const wireOrderId = (message = '订单号必填') =>
  z.string(message).trim().min(1, message).max(30, message)

export const orderContract = {
  list: call('GET', '/orders', '我的订单', { tags, auth: 'member' })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(10).optional(),
        page_size: wirePageSize(10).optional(),
        order_type: wireText(30).optional(),
        order_class: wireText(30).optional(),
        /** Tab of the list (contract trade §8.1); unknown ones show all. */
        status: z.union([z.string(), z.number()]).optional(),
        is_rate: wireInt(0, 1).optional(),
        order_id: wireText(30).optional(),
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

  detail: call('GET', '/order/{order_id}', '订单详情', { tags, auth: 'member', oldName: 'trade.detail' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.union([orderDetail, nothing])),

  payState: call('GET', '/order_new/{order_id}', '订单支付状态', { tags, auth: 'member' })
    .input(z.object({ order_id: wireOrderId(), pay_type: wireText(30).optional() }))
    .output(z.union([orderPayState, nothing])),

  cancel: call('POST', '/order/cancel', '取消订单', { tags, auth: 'member', oldName: 'trade.cancel.buyer' })
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
    oldName: 'trade.confirm.receipt',
  })
    .input(z.object({ order_id: wireOrderId() }))
    .output(order),

  /** Pickup code of an own order (contract trade §9.2). */
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
        pickup_code: z.null(),
      }),
    ),
}
