import { z } from 'zod'
import { bit, cents, seconds } from '../fields'
import { order, orderItem } from './order-shape'

export const aftersaleType = z.enum(['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'])

/** `aftersales_status` and `progress` (contract trade §12.4). */
const status = z.literal([0, 1, 2, 3, 4])
const progress = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])

/** A parcel with returned goods or their replacement. */
const parcel = z.object({
  corp_code: z.string(),
  corp_name: z.string(),
  logi_no: z.string(),
  time: seconds,
})

const returnAddress = z.object({
  aftersales_address_id: z.int(),
  aftersales_name: z.string(),
  aftersales_contact: z.string(),
  aftersales_mobile: z.string(),
  aftersales_address: z.string(),
  aftersales_hours: z.string(),
})

/** The one unit of an after-sale (contract trade §10.2 `detail`). */
const detail = z.object({
  detail_id: z.int(),
  /** Id of the order line, as `aftersales` takes it: clients apply again with what they were shown. */
  id: z.int(),
  aftersales_bn: z.string(),
  order_id: z.string(),
  sub_order_id: z.int(),
  goods_id: z.int(),
  item_id: z.int(),
  item_bn: z.string(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  item_pic: z.string(),
  order_item_type: z.string(),
  num: z.int(),
  refund_fee: cents,
  /** The same amount: the web client takes `refund_fee` for yuan where this is missing (contract clients F29). */
  total_fee: cents,
  refund_point: z.int(),
  refunded_num: z.int(),
  aftersales_type: aftersaleType,
  aftersales_status: status,
  progress,
  create_time: seconds,
  update_time: seconds,
  auto_refuse_time: seconds,
  is_prescription: z.literal(0),
})

/** An after-sale in lists (contract trade §10.2). Absent times are 0. */
export const aftersale = z.object({
  aftersales_bn: z.string(),
  order_id: z.string(),
  /** Products of the points mall have pages of their own. Our own field. */
  order_class: z.string().optional(),
  company_id: z.literal(1),
  user_id: z.int(),
  salesman_id: z.literal(0),
  shop_id: z.int(),
  distributor_id: z.int(),
  supplier_id: z.literal(0),
  merchant_id: z.literal(0),
  aftersales_type: aftersaleType,
  aftersales_status: status,
  progress,
  status_msg: z.string(),
  progress_msg: z.string(),
  refund_fee: cents,
  refund_point: z.int(),
  freight: cents,
  freight_type: z.literal('cash'),
  /** Share of the subsidy that goes back to the programme; never paid to the buyer. Our own field. */
  subsidy_fee: cents,
  reason: z.string(),
  description: z.string(),
  evidence_pic: z.array(z.string()),
  refuse_reason: z.string(),
  memo: z.literal(''),
  distributor_remark: z.literal(''),
  sendback_data: z.union([parcel, z.tuple([])]),
  sendconfirm_data: z.union([parcel, z.tuple([])]),
  aftersales_address: z.union([returnAddress, z.tuple([])]),
  return_type: z.enum(['logistics', 'offline']),
  return_distributor_id: z.literal(0),
  self_delivery_operator_id: z.literal(0),
  contact: z.string(),
  mobile: z.string(),
  is_partial_cancel: z.literal(false),
  user_delete: z.literal(false),
  item_bn: z.string(),
  third_data: z.literal(''),
  create_time: seconds,
  update_time: seconds,
  auto_refuse_time: seconds,
  /** State of the refund (contract trade §12.5). Our own field, as are the next two. */
  refund_status: z.string(),
  /** The merchant had accepted it. */
  is_accepted: bit,
  /** An after-sale of the line can be requested again. */
  can_reapply: bit,
  distributor_info: z.object({ name: z.string(), store_name: z.string() }),
  detail: z.array(detail),
})
export type Aftersale = z.infer<typeof aftersale>

/** The refund of an after-sale (contract trade §10.3). */
const refundInfo = z.object({
  refund_bn: z.string(),
  refund_status: z.string(),
  refund_channel: z.string(),
  refund_fee: cents,
  refunded_fee: cents,
  refund_point: z.int(),
  refunded_point: z.int(),
  return_point: z.int(),
  refund_success_time: seconds,
})

/** An after-sale with its order and refund (contract trade §10.3). */
export const aftersaleInfo = aftersale.extend({
  salesman: z.tuple([]),
  detail: z.array(detail.extend({ orderItem: orderItem, refund_info: refundInfo })),
  app_info: z.object({
    /** Actions of staff; empty for shoppers. */
    buttons: z.array(z.object({ type: z.string(), name: z.string() })),
    status_msg: z.string(),
    progress_msg: z.string(),
    create_date: z.string(),
    order_info: z.object({ order_id: z.string(), receiver_name: z.string(), receiver_mobile: z.string() }),
  }),
  refund_info: refundInfo,
  /** The coupon of its order, and whether it came back. Our own, absent without one. */
  coupon_name: z.string().optional(),
  coupon_returned: z.boolean().optional(),
  order_info: order,
  is_jushuitan: z.literal(false),
})
export type AftersaleInfo = z.infer<typeof aftersaleInfo>

/** Where goods are sent back to (contract trade §10.8). */
export const aftersaleAddress = z.object({
  address_id: z.int(),
  distributor_id: z.int(),
  name: z.string(),
  contact: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  hours: z.string(),
  is_default: bit,
  lng: z.string(),
  lat: z.string(),
  /** Kilometres from the sent coordinates; empty without them. */
  distance: z.string(),
})
export type AftersaleAddress = z.infer<typeof aftersaleAddress>
