import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { subsidyStates } from '@/lib/domain/order/subsidy-terms'
import { call } from './call'
import { cartType, discountEntry, limitRule } from './cart'
import {
  bit,
  cents,
  seconds,
  wireBool,
  wireDecimal,
  wireId,
  wireInt,
  wireJson,
  wireShopId,
  wireText,
} from './fields'
import { startedPayment } from './payment-shape'

const tags = ['下单']

export const orderItemType = z.enum(['normal', 'gift', 'plus_buy', 'package'])
export const receiptType = z.enum(['logistics', 'ziti'])

const text = (max: number) => wireText(max).optional().default('')

const invoiceContent = z.object({
  title: z.enum(['individual', 'unit']),
  content: wireText(100, '请填写发票抬头'),
  registration_number: text(30),
  company_address: text(200),
  company_phone: text(30),
  bankname: text(100),
  bankaccount: text(50),
})

/** Input of preview and placement (contract trade §6.1). */
export const orderInput = z.object({
  distributor_id: wireShopId().optional(),
  cart_type: cartType.optional(),
  /** SKUs to order without a cart. */
  items: wireJson(
    z
      .array(z.object({ item_id: wireId('购买商品无效'), num: wireInt(1, 99999, '购买商品无效') }))
      .max(100, '购买不可以超过100种商品')
      .optional(),
  ),
  order_type: z.enum(['normal', 'normal_seckill', 'normal_groups']).optional().default('normal'),
  seckill_id: wireInt(0, maxId, '秒杀活动id必填').optional(),
  seckill_ticket: wireText(100).optional(),
  /** The group-buying activity (`groups_activity_id`), and the team to join; without a team one is opened. */
  bargain_id: wireInt(0, maxId, '拼团活动id必填').optional(),
  team_id: wireInt(0, Number.MAX_SAFE_INTEGER, '拼团不存在').optional(),
  pay_type: text(30),
  receipt_type: receiptType.optional().default('logistics'),
  receiver_name: text(50),
  receiver_mobile: text(20),
  receiver_state: text(50),
  receiver_city: text(50),
  receiver_district: text(50),
  receiver_address: text(200),
  receiver_zip: text(10),
  /** A pickup point: the negative id of its shop. */
  pickup_location: wireInt(-maxId, maxId).optional(),
  pickup_date: text(10),
  pickup_time: z.array(z.string().max(5)).max(2).optional(),
  remark: wireText(200, '备注不能超过200个字').optional().default(''),
  coupon_discount: text(40),
  not_use_coupon: wireBool().optional(),
  point_use: wireDecimal(-1, 2147483647, '积分不正确').optional(),
  invoice_type: text(20),
  invoice_content: wireJson(invoiceContent.optional()),
  /** What the client showed as `total_fee`; an order of another amount is not placed. Our own, only for placing. */
  expected_total: wireInt(0, Number.MAX_SAFE_INTEGER, '订单金额不正确').optional(),
})
export type OrderInput = z.output<typeof orderInput>

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
  /** Of a part of a package. */
  package_price: cents.optional(),
  item_fee: cents,
  total_fee: cents,
  discount_fee: cents,
  discount_info: z.array(discountEntry),
  member_discount: cents,
  coupon_discount: cents,
  /** What the programme pays for the line, and for how many pieces; a part of `discount_fee`. Our own. */
  subsidy_fee: cents,
  subsidy_num: z.int(),
  point_fee: cents,
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
   * `eligible`: it pays · `unverified`: it pays after verification · `outside`: not at this address · `used_up`: the pieces of
   * the person or the budget are used up · `ended`: not begun or over.
   */
  state: z.enum(subsidyStates),
  fee: cents,
  /** What verification would take off. */
  would_save: cents,
}

/** The renewal programme in an order; absent when it concerns none of the products. Our own. */
const orderSubsidy = z.object({
  ...subsidyAmounts,
  lines: z.array(z.object({ item_id: z.int(), class_name: z.string(), num: z.int(), ...subsidyAmounts })),
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
const orderPreview = z.object({
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
  freight_fee: cents,
  freight_type: z.literal('cash'),
  freight_point: z.literal(0),
  freight_point_fee: z.literal(0),
  total_fee: cents,
  user_point: z.int(),
  max_point: z.int(),
  max_point_ziti: z.int(),
  limit_point: z.int(),
  point_use: z.int(),
  real_use_point: z.int(),
  real_use_point_ziti: z.int(),
  point_fee: cents,
  point_fee_item: cents,
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
  }),
  is_distribution: z.boolean(),
  invoice_status: bit,
  items_promotion: z.array(itemPromotion),
  logistics_items: z.array(z.never()),
  auto_cancel_time: seconds,
  fee_type: z.literal('CNY'),
  fee_rate: z.literal(1),
  fee_symbol: z.literal('￥'),
  third_params: z.array(z.never()),
})
export type OrderPreview = z.infer<typeof orderPreview>

const placedOrder = z.object({
  order_id: z.string(),
  pay_type: z.string(),
  order_type: z.string(),
  team_id: z.int().nullable(),
  total_fee: cents,
})

export const checkoutContract = {
  preview: call('POST', '/getFreightFee', '订单试算', {
    tags,
    legacyName: { name: 'cart.checkout', params: { mode: 'cart_type' } },
  })
    .input(orderInput)
    .output(orderPreview),

  /** With the header `Idempotency-Key`, a repeated key never creates a second order. */
  create: call('POST', '/order_new', '提交订单', { tags, auth: 'member', legacyName: 'trade.create' })
    .input(orderInput)
    .output(placedOrder),

  /** Places the order and starts the payment in one call, for older clients (contract trade §6.4). */
  createAndPay: call('POST', '/order', '提交订单并支付', { tags, auth: 'member' })
    .input(
      orderInput.extend({
        platform: wireText(30).optional(),
        return_url: wireText(500).optional(),
        open_id: wireText(128).optional(),
      }),
    )
    .output(placedOrder.extend(startedPayment.shape)),

  pickupLocations: call('GET', '/distributor/pickuplocation', '自提点', { tags, auth: 'member' })
    .input(
      z.object({
        distributor_id: wireShopId().optional(),
        lng: wireDecimal(-180, 180).optional(),
        lat: wireDecimal(-90, 90).optional(),
      }),
    )
    .output(
      z.object({
        total_count: z.int(),
        count: z.int(),
        list: z.array(
          z.object({
            id: z.int(),
            company_id: z.literal(1),
            distributor_id: z.int(),
            rel_distributor_id: z.int(),
            name: z.string(),
            lng: z.string(),
            lat: z.string(),
            province: z.string(),
            city: z.string(),
            area: z.string(),
            address: z.string(),
            contract_phone: z.string(),
            hours: z.array(z.tuple([z.string(), z.string()])),
            workdays: z.array(z.string()),
            wait_pickup_days: z.int(),
            latest_pickup_time: z.string().nullable(),
            is_store_address: z.literal(true),
          }),
        ),
      }),
    ),
}
