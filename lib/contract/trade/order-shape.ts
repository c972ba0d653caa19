import { z } from 'zod'
import { discountEntry } from '../catalogue/discount'
import { bit, cents, seconds } from '../fields'
import { distributorInfo } from '../shops/shop'
import { freightType, orderItemType } from './checkout-shape'

const orderStatus = z.enum([
  'NOTPAY',
  'WAIT_GROUPS_SUCCESS',
  'PAYED',
  'WAIT_BUYER_CONFIRM',
  'DONE',
  'CANCEL',
  'REFUND_PROCESS',
  'REFUND_SUCCESS',
])
const orderDes = z.enum([
  'NOTPAY',
  'WAIT_GROUPS_SUCCESS',
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
  /** Points that the line is paid with, as `share_points`. */
  point: z.int(),
  point_fee: cents,
  share_points: z.int(),
  /** Its part of the points that the order earns. */
  get_points: z.int(),
  /** Subsidy of the line, and the number of subsidised pieces; fields of our own. */
  subsidy_fee: cents,
  subsidy_num: z.int(),
  order_item_type: orderItemType,
  distributor_id: z.int(),
  shop_id: z.int(),
  delivery_status: z.enum(['PENDING', 'PARTAIL', 'DONE']),
  /** The newest parcel with units of the line; empty and 0 before. */
  delivery_corp: z.string(),
  delivery_corp_name: z.string(),
  delivery_code: z.string(),
  delivery_time: seconds,
  delivery_item_num: z.int(),
  cancel_item_num: z.int(),
  aftersales_status: z.string().nullable(),
  left_aftersales_num: z.int(),
  show_aftersales: bit,
  refunded_fee: cents,
  refundable_amount: cents,
  is_rate: bit,
  act_id: z.int(),
})

/** A refund of an order that will be paid or was; a shape of our own. Times in epoch seconds, 0 before. */
const orderRefund = z.object({
  refund_bn: z.string(),
  refund_type: z.int(),
  refund_status: z.enum(['READY', 'AUDIT_SUCCESS', 'PROCESSING', 'CHANGE', 'SUCCESS']),
  refund_fee: cents,
  refund_point: z.int(),
  refund_channel: z.enum(['original', 'offline']),
  /** Empty for refunds of cancelled orders. */
  aftersales_bn: z.string(),
  /** The state as buyers read it: that of its after-sale, where there is one. */
  refund_status_msg: z.string(),
  create_time: seconds,
  refund_success_time: seconds,
})
export type OrderRefund = z.infer<typeof orderRefund>

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

/** An order in lists and details (contract trade §8.1, contract trade §8.2). Absent times are 0. */
export const order = z.object({
  order_id: z.string(),
  title: z.string(),
  company_id: z.literal(1),
  user_id: z.int(),
  order_type: z.literal('normal'),
  order_class: z.string(),
  /** The team of a group order. */
  team_id: z.int().nullable(),
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
  /** Subsidy of the renewal programme; part of `discount_fee`. A field of our own. */
  subsidy_fee: cents,
  /** The subsidy if the buyer had been verified when placing the order; absent for nothing. A field of our own. */
  subsidy_missed: cents.optional(),
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  freight_fee: cents,
  /** Why freight was charged or not, such as 未满 ¥99.00; absent when the merchant changed it. A field of our own. */
  freight_rule: z.string().optional(),
  freight_type: freightType,
  /** Points do not pay freight. */
  freight_point: z.int(),
  freight_point_fee: z.literal(0),
  total_fee: cents,
  /** The points that the products of a points order cost, without freight; 0 for other orders. */
  item_point: z.int(),
  point: z.int(),
  point_use: z.int(),
  point_fee: cents,
  /** Points that the order earns when it completes; `estimate_get_points`: without what was refunded. */
  bonus_points: z.int(),
  get_points: z.int(),
  estimate_get_points: z.int(),
  pay_type: z.string(),
  pay_channel: z.string(),
  /** The name of the offline transfer; empty for other pay types. */
  offline_pay_name: z.string(),
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
  /** `Y-m-d H:i:s`, empty while it is unpaid: the web client shows it as it is (contract clients F28). */
  pay_time: z.string(),
  /** The same moment; 0 while it is unpaid. Our own, so an ECShopX server lacks it. */
  paid_at: seconds.optional(),
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
  /** The newest parcel; empty before the first. */
  orders_delivery_id: z.string(),
  /** All parcels, oldest first. */
  delivery_info: z.array(
    z.object({
      delivery_id: z.int(),
      delivery_corp: z.string(),
      delivery_corp_name: z.string(),
      delivery_code: z.string(),
      delivery_time: seconds,
      items: z.array(z.object({ id: z.int(), item_id: z.int(), num: z.int() })),
    }),
  ),
  is_all_delivery: z.boolean(),
  /** 商家自配 is not offered (contract trade §12.1). */
  self_delivery_status: z.literal('NOTMERCHANT'),
  self_delivery_fee: z.literal(0),
  /** Null unless the order is paid by transfer; clients compare loosely, so never 0. */
  offline_pay_check_status: z.int().nullable(),
  is_rate: bit,
  can_apply_cancel: bit,
  can_apply_aftersales: bit,
  left_aftersales_num: z.int(),
  /** Seconds in which after-sales can be requested; −1 before completion. */
  latest_aftersale_time: z.int(),
  is_invoiced: z.boolean(),
  invoice: invoice.nullable(),
  /** The newest invoice after payment; 0 without one. */
  invoice_id: z.int(),
  invoice_status: z.enum(['', 'pending', 'inProgress', 'success', 'waste', 'failed', 'cancel']),
  invoice_number: z.string(),
  invoice_info: z.union([
    z.object({
      invoice_id: z.int(),
      invoice_type: z.enum(['enterprise', 'individual']),
      company_title: z.string(),
      /** Our own, as is the next one. */
      company_tax_number: z.string().optional(),
      invoice_amount: cents.optional(),
      invoice_status: z.string(),
      invoice_status_msg: z.string(),
      invoice_number: z.string(),
      invoice_file_url: z.string(),
    }),
    z.tuple([]),
  ]),
  /** Whether an invoice can be requested now. */
  invoice_able: z.boolean(),
  /** The amount paid and not refunded, with the subsidy, in cents. */
  invoice_amount: cents,
  /** The subsidy in it; such an order takes no company title. Our own, absent without one. */
  invoice_subsidy: cents.optional(),
  /** Money and points that go back to the buyer, oldest first. Our own, so an ECShopX server lacks it. */
  refund_list: z.array(orderRefund).optional(),
  /** The paid grade that the order buys, and when its days were credited; 0 before the payment. Our own. */
  vip_info: z
    .object({
      vip_grade_id: z.int(),
      grade_name: z.string(),
      lv_type: z.enum(['vip', 'svip']),
      days: z.int(),
      granted: seconds,
    })
    .optional(),
  ziti_info: z.union([pickupInfo, z.tuple([])]),
  /** Whether the shop accepts a six-digit code. */
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
  /** The way of payment as pages show it: a test payment is named as such, whatever code it uses. Our own, as above. */
  payTypeName: z.string().optional(),
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
