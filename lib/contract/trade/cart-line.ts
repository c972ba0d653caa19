import { z } from 'zod'
import { wireMarketingTypes } from '@/lib/domain/promotion/rule'
import { discountEntry } from '../catalogue/discount'
import { approveStatus } from '../catalogue/goods-fields'
import { cents } from '../fields'

/** A limited buy: pieces within days; 0 days for the whole activity (contract trade §3.5). */
export const limitRule = z.object({ day: z.int(), limit: z.int() })

const linePromotion = z.object({
  marketing_id: z.int(),
  activity_id: z.int(),
  marketing_type: z.enum(wireMarketingTypes),
  marketing_name: z.string(),
  promotion_tag: z.string(),
  condition_rules: z.string(),
})

/** A line of the cart (contract trade §2.2). Unit prices that do not apply are absent. */
export const cartLine = z.object({
  cart_id: z.int(),
  item_id: z.int(),
  goods_id: z.int(),
  item_bn: z.string(),
  shop_id: z.int(),
  distributor_id: z.int(),
  shop_type: z.literal('distributor'),
  activity_type: z.enum(['normal', 'package']),
  item_type: z.literal('normal'),
  type: z.literal('0'),
  item_name: z.string(),
  item_spec_desc: z.string(),
  item_unit: z.string(),
  brief: z.string(),
  pics: z.string(),
  num: z.int(),
  price: cents,
  market_price: cents,
  member_price: cents.optional(),
  activity_price: cents.optional(),
  /** Price of the whole package, on its line. */
  package_price: cents.optional(),
  package_name: z.string().optional(),
  total_fee: cents,
  discount_fee: cents,
  member_discount: cents,
  /** The expected subsidy at checkout; `total_fee` contains it. Our own. */
  expected_subsidy: cents.optional(),
  /** The member has used up the pieces that the programme pays for in its class. Our own. */
  subsidy_state: z.literal('used_up').optional(),
  /** Reason for no or partial subsidy, else the regions of delivery. Our own. */
  subsidy_note: z.string().optional(),
  grade_name: z.string().optional(),
  discount_desc: z.string().optional(),
  store: z.int(),
  start_num: z.int(),
  limit_num: z.int().optional(),
  is_checked: z.boolean(),
  is_last_price: z.boolean(),
  is_plus_buy: z.literal(false),
  activity_id: z.int(),
  activity_info: z.array(discountEntry),
  promotions: z.array(linePromotion),
  limitedTimeSaleAct: z
    .object({
      activity_id: z.int(),
      marketing_type: z.literal('limited_time_sale'),
      marketing_name: z.string(),
      promotion_tag: z.string(),
      is_free_shipping: z.boolean(),
      validity_period: z.int(),
    })
    .optional(),
  /** The limit of pieces that the member may still order; `limit_buy` are those left (contract trade §3.5). */
  limitedBuy: z
    .object({
      activity_id: z.int(),
      marketing_id: z.int(),
      marketing_type: z.literal('limited_buy'),
      marketing_name: z.string(),
      promotion_tag: z.string(),
      rule: limitRule,
      limit_total: z.int(),
      limit_buy: z.int(),
      buy: z.int(),
    })
    .optional(),
  /** The parts of a package, the main one first; `num` is the number of packages. */
  packages: z
    .array(
      z.object({
        item_id: z.int(),
        goods_id: z.int(),
        item_name: z.string(),
        item_spec_desc: z.string(),
        pics: z.string(),
        num: z.int(),
        price: cents,
        package_price: cents,
        market_price: cents,
        store: z.int(),
        promotion_tag: z.string(),
      }),
    )
    .optional(),
  approve_status: approveStatus,
  parent_id: z.literal(0),
  /** Why the line cannot be ordered; only in `invalid_cart`. */
  invalid_desc: z.string().optional(),
})
export type CartLine = z.infer<typeof cartLine>
