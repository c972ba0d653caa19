import { z } from 'zod'
import { subsidyStates } from '@/lib/domain/order/subsidy/subsidy-terms'
import { discountEntry } from '../catalogue/discount'
import { bit, cents, seconds } from '../fields'
import { limitRule } from './cart-line'

export const orderItemType = z.enum(['normal', 'gift', 'plus_buy', 'package'])
/** The mall delivers by courier and offers pickup; 商家自配 and 同城配送 are not offered (contract trade §6.1). */
export const receiptType = z.enum(['logistics', 'ziti'], '请选择正确的收货方式')

/** Freight in points is for the points mall alone (contract trade §5). */
export const freightType = z.enum(['cash', 'point'])

/** A line of a previewed order (contract trade §6.2). */
const previewItem = z.object({
  item_id: z.int(),
  goods_id: z.int(),
  item_bn: z.string(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  item_unit: z.string(),
  pic: z.string(),
  num: z.int(),
  price: cents,
  sale_price: cents,
  market_price: cents,
  member_price: cents.optional(),
  activity_price: cents.optional(),
  /** Price of a part of a package. */
  package_price: cents.optional(),
  item_fee: cents,
  total_fee: cents,
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  member_discount: cents,
  coupon_discount: cents,
  /** Subsidy of the line, and the number of subsidised pieces; a part of `discount_fee`. Our own. */
  subsidy_fee: cents,
  subsidy_num: z.int(),
  point_fee: cents,
  /** Points that the line is paid with; only when points are used. */
  share_points: z.int().optional(),
  /** Its price in points; only in an order of the points mall. */
  item_point: z.int().optional(),
  point: z.int().optional(),
  order_item_type: orderItemType,
  templates_id: z.int(),
  weight: z.number(),
  volume: z.number(),
  distributor_id: z.int(),
  default_item_id: z.int(),
  activity_id: z.int(),
  activity_type: z.string(),
  type: z.literal('0'),
})

const subsidyAmounts = {
  /**
   * `eligible`: it pays · `unverified`: it pays after verification · `outside`: not at this address · `used_up`: the
   * pieces of the person or the budget are used up · `ended`: not begun or over.
   */
  state: z.enum(subsidyStates),
  fee: cents,
  /** Subsidy that the order would get after verification. */
  would_save: cents,
}

/** The renewal programme in an order; absent when it concerns none of the products. Our own. */
const orderSubsidy = z.object({
  ...subsidyAmounts,
  /**
   * The total after the buyer's verification, and the points that the order would use; only where verification saves
   * something.
   */
  verified: z.object({ total_fee: cents, point_use: z.int() }).optional(),
  lines: z.array(
    z.object({
      item_id: z.int(),
      class_name: z.string(),
      /** Subsidised pieces of the line. */
      num: z.int(),
      /**
       * Pieces of a person, when this limit leaves pieces of the line without subsidy although the order draws from its
       * class; else 0.
       */
      limit: z.int(),
      ...subsidyAmounts,
    }),
  ),
})

/** A promotion that applied to an item (contract trade §6.2); `activity_rule` only of a limited buy. */
const itemPromotion = z.object({
  item_id: z.int(),
  item_name: z.string(),
  shop_id: z.int(),
  activity_id: z.int(),
  activity_type: z.string(),
  activity_name: z.string(),
  activity_tag: z.string(),
  activity_desc: z.string(),
  activity_rule: z.union([limitRule, z.array(z.never())]),
})

/** An order before it is placed (contract trade §6.2). */
export const orderPreview = z.object({
  order_id: z.string(),
  order_type: z.string(),
  order_class: z.string(),
  title: z.string(),
  distributor_id: z.int(),
  shop_id: z.int(),
  receipt_type: receiptType,
  receiver_name: z.string(),
  receiver_mobile: z.string(),
  receiver_state: z.string(),
  receiver_city: z.string(),
  receiver_district: z.string(),
  receiver_address: z.string(),
  remark: z.string(),
  pay_type: z.string(),
  items: z.array(previewItem),
  totalItemNum: z.int(),
  item_fee: cents,
  item_fee_new: cents,
  market_fee: cents,
  goods_discount: cents,
  member_discount: cents,
  promotion_discount: cents,
  coupon_discount: cents,
  coupon_info: discountEntry.optional(),
  subsidy_fee: cents,
  subsidy: orderSubsidy.optional(),
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  /** Points when `freight_type` is `point`. */
  freight_fee: cents,
  freight_type: freightType,
  freight_point: z.int(),
  /** Why freight is charged, or why not: `还差 ¥20.00 免运费`. Absent without an address. Our own. */
  freight_rule: z.string().optional(),
  freight_point_fee: z.literal(0),
  total_fee: cents,
  user_point: z.int(),
  max_point: z.int(),
  max_point_ziti: z.int(),
  limit_point: z.int(),
  /** The price in points of an order of the points mall: without freight, and with freight that is paid in points. */
  item_point: z.int(),
  point: z.int(),
  point_use: z.int(),
  real_use_point: z.int(),
  real_use_point_ziti: z.int(),
  point_fee: cents,
  point_fee_item: cents,
  /** Points that the order is expected to earn. */
  bonus_points: z.int(),
  get_points: z.int(),
  before_point_deduction_total_fee: cents,
  is_open_deduct_point: z.boolean(),
  deduct_point_rule: z.object({
    deduct_proportion_limit: z.number(),
    deduct_point: z.number(),
    full_amount: z.boolean(),
  }),
  point_rule: z.object({
    name: z.string(),
    isOpenMemberPoint: z.boolean(),
    isOpenDeductPoint: z.boolean(),
    deduct_proportion_limit: z.number(),
    deduct_point: z.number(),
    rule_desc: z.string(),
    point_pay_first: z.literal(0),
    can_deduct_freight: z.literal(0),
    /**
     * Points that orders earn: for one yuan, the limit per order (0: none), and the time of credit (0: on completion).
     */
    gain_point: z.number(),
    gain_limit: z.int(),
    gain_time: z.literal(0),
    access: z.literal('order'),
  }),
  is_distribution: z.boolean(),
  invoice_status: bit,
  items_promotion: z.array(itemPromotion),
  logistics_items: z.array(z.never()),
  auto_cancel_time: seconds,
  fee_type: z.literal('CNY'),
  fee_rate: z.literal(1),
  /** Delivery addresses need no street and no building (contract trade §6.2). */
  is_require_subdistrict: z.literal(false),
  is_require_building: z.literal(false),
  fee_symbol: z.literal('￥'),
  third_params: z.array(z.never()),
})
export type OrderPreview = z.infer<typeof orderPreview>
