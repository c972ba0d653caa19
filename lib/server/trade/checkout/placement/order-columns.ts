import 'server-only'
import type { OrderKind } from '@/lib/domain/order/kinds'

/** Columns of a new order with their types; a sequence makes its id, all other columns use their defaults. */
export const orderColumns = {
  user_id: 'bigint',
  idempotency_key: 'text',
  request_hash: 'text',
  order_class: 'text',
  order_status: 'text',
  pay_status: 'text',
  delivery_status: 'text',
  ziti_status: 'text',
  cancel_status: 'text',
  receipt_type: 'text',
  distributor_id: 'int',
  title: 'text',
  item_fee: 'bigint',
  market_fee: 'bigint',
  member_discount: 'bigint',
  promotion_discount: 'bigint',
  coupon_discount: 'bigint',
  subsidy_fee: 'bigint',
  subsidy_missed: 'bigint',
  discount_fee: 'bigint',
  discount_info: 'jsonb',
  freight_fee: 'bigint',
  freight_rule: 'text',
  point_use: 'int',
  point_fee: 'bigint',
  freight_point: 'int',
  bonus_points: 'int',
  total_fee: 'bigint',
  pay_type: 'text',
  coupon_code: 'text',
  seckill_id: 'int',
  team_id: 'bigint',
  receiver_name: 'text',
  receiver_mobile: 'text',
  receiver_state: 'text',
  receiver_city: 'text',
  receiver_district: 'text',
  receiver_address: 'text',
  receiver_zip: 'text',
  ziti_info: 'jsonb',
  invoice: 'jsonb',
  remark: 'text',
  create_time: 'bigint',
  update_time: 'bigint',
  auto_cancel_time: 'bigint',
} as const
export type OrderColumn = keyof typeof orderColumns
export type NewOrder = Record<OrderColumn, unknown> & {
  user_id: number
  order_class: OrderKind
  pay_type: string
  total_fee: number
}

/** Columns of a new order line with their types. */
export const itemColumns = {
  item_id: 'bigint',
  goods_id: 'bigint',
  item_bn: 'text',
  item_name: 'text',
  item_spec_desc: 'text',
  pic: 'text',
  num: 'int',
  price: 'bigint',
  market_price: 'bigint',
  item_fee: 'bigint',
  total_fee: 'bigint',
  discount_fee: 'bigint',
  member_discount: 'bigint',
  coupon_discount: 'bigint',
  point_fee: 'bigint',
  share_points: 'int',
  subsidy_fee: 'bigint',
  subsidy_num: 'int',
  subsidy_class_id: 'int',
  discount_info: 'jsonb',
  order_item_type: 'text',
  activity_id: 'int',
  distributor_id: 'int',
} as const
export type NewOrderItem = Record<keyof typeof itemColumns, unknown>
