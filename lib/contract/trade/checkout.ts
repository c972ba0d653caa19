import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as groupMessages from '@/lib/domain/messages/group'
import * as orderMessages from '@/lib/domain/messages/order'
import { checkoutTypes } from '@/lib/domain/order/checkout-types'
import { call } from '../call'
import {
  cents,
  emptyIsAbsent,
  wireBool,
  wireDecimal,
  wireId,
  wireInt,
  wireJson,
  wireShopId,
  wireText,
  wirePhone,
} from '../fields'
import { cartType } from './cart'
import { orderPreview, receiptType } from './checkout-shape'
import { startedPayment } from './payment-shape'

export type { OrderPreview } from './checkout-shape'

const tags = ['下单']

const text = (max: number) => wireText(max).optional().default('')

const invoiceContent = z.object({
  title: z.enum(['individual', 'unit']),
  content: wireText(100, orderMessages.invoiceTitleEmpty),
  registration_number: text(30),
  company_address: text(200),
  company_phone: wirePhone(30).optional().default(''),
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
      .array(
        z.object({
          item_id: wireId(cartMessages.goodsToBuyInvalid),
          num: wireInt(1, 99999, cartMessages.goodsToBuyInvalid),
        }),
      )
      .max(100, cartMessages.cartTooManyGoods)
      .optional(),
  ),
  order_type: z.enum(checkoutTypes).optional().default('normal'),
  seckill_id: wireInt(0, maxId, goodsMessages.seckillIdMissing).optional(),
  seckill_ticket: wireText(100).optional(),
  /** The group-buying activity (`groups_activity_id`), and the team to join; without a team one is opened. */
  bargain_id: wireInt(0, maxId, groupMessages.groupActivityIdMissing).optional(),
  team_id: wireInt(0, Number.MAX_SAFE_INTEGER, groupMessages.groupMissing).optional(),
  /** Activity of an employee purchase, and the employer for which the member buys. */
  activity_id: wireInt(0, maxId, goodsMessages.activityIdMissing).optional(),
  enterprise_id: wireInt(0, maxId, employeeMessages.enterpriseIdMissing).optional(),
  pay_type: text(30),
  receipt_type: receiptType.optional().default('logistics'),
  receiver_name: text(50),
  receiver_mobile: wirePhone().optional().default(''),
  receiver_state: text(50),
  receiver_city: text(50),
  receiver_district: text(50),
  receiver_address: text(200),
  receiver_zip: text(10),
  /** A pickup point: the negative id of its shop. */
  pickup_location: emptyIsAbsent(wireInt(-maxId, maxId)),
  pickup_date: text(10),
  pickup_time: emptyIsAbsent(z.array(z.string().max(5)).max(2)),
  remark: wireText(200, '备注不能超过200个字').optional().default(''),
  /** The code of a coupon, or `card:` with the id of a coupon that the order claims and uses, which is our own. */
  coupon_discount: text(40),
  /**
   * Coupons that the member may claim count for the best one, which then has such a code. Our own, only for previews.
   */
  with_claimable: wireBool().optional(),
  not_use_coupon: wireBool().optional(),
  point_use: wireInt(-1, 2147483647, goodsMessages.pointsInvalid).optional(),
  invoice_type: text(20),
  invoice_content: wireJson(invoiceContent.optional()),
  /** The `total_fee` that the client showed; an order with another total is refused. Our own, only for placing. */
  expected_total: wireInt(0, Number.MAX_SAFE_INTEGER, '订单金额不正确').optional(),
  /** The same for the `point` of a points order. */
  expected_point: wireInt(0, 2147483647, '订单积分不正确').optional(),
})
export type OrderInput = z.output<typeof orderInput>

/** Pickup points are listed from a position (contract trade §6.6). */
const noPosition = '请授权当前所在位置或传入正确的经纬度'

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
        lng: wireDecimal(-180, 180, noPosition),
        lat: wireDecimal(-90, 90, noPosition),
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
