import { z } from 'zod'
import { discountEntry } from '../catalogue/discount'
import { cents } from '../fields'
import { cartLine } from './cart-line'

/** An item that a 加价购 offers, with its list price and its plus price. */
const plusItem = z.object({
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  pics: z.string(),
  price: cents,
  market_price: cents,
  store: z.int(),
  plus_price: cents,
})

/** A 加价购 (contract trade §2.2). `plus_price` of its description is the lowest one. */
const plusBuy = z.object({
  activity_id: z.int(),
  activity_name: z.string(),
  activity_tag: z.string(),
  discount_desc: discountEntry.extend({ plus_price: cents, max_limit: z.literal(1) }),
  plus_buy_items: z.record(z.string(), plusItem),
  /** The member's selection. */
  plus_item: plusItem.optional(),
  activity_item_ids: z.array(z.int()),
})

/** The lines of one shop with their totals (contract trade §2.2). */
const cartGroup = z.object({
  shop_id: z.int(),
  shop_name: z.string(),
  address: z.string(),
  mobile: z.string(),
  hour: z.string(),
  is_ziti: z.boolean(),
  is_delivery: z.boolean(),
  list: z.array(cartLine),
  cart_total_price: cents,
  item_fee: cents,
  cart_total_num: z.int(),
  cart_total_count: z.int(),
  discount_fee: cents,
  member_discount: cents,
  promotion_discount: cents,
  /** Total of the selected lines after member price; cart/list adds 满减 and 满折 back and the selected plus items. */
  total_fee: cents,
  /** The expected subsidy for the selected lines; `total_fee` contains it. Our own. */
  expected_subsidy: cents.optional(),
  /** Why delivery within most of the country is charged, or why not: `还差 ¥20.00 免运费`. Our own. */
  freight_rule: z.string().optional(),
  used_activity: z.array(z.object({ activity_id: z.int(), activity_name: z.string() })),
  used_activity_ids: z.array(z.int()),
  activity_grouping: z.array(
    z.object({
      cart_ids: z.array(z.int()),
      activity_id: z.int(),
      activity_name: z.string(),
      activity_tag: z.string(),
      activity_type: z.string(),
      condition_rules: z.string(),
      discount_fee: cents,
    }),
  ),
  gift_activity: z.array(
    z.object({
      activity_id: z.int(),
      discount_desc: discountEntry,
      discount_fee: cents,
      activity_item_ids: z.array(z.int()),
      gifts: z.array(
        z.object({
          item_id: z.int(),
          goods_id: z.int(),
          item_name: z.string(),
          item_spec_desc: z.string(),
          pics: z.string(),
          price: cents,
          gift_num: z.int(),
        }),
      ),
    }),
  ),
  plus_buy_activity: z.array(plusBuy),
  /** Our own: 加价购 whose lowest tier is not reached, with the cents or pieces that are missing. */
  plus_buy_missing: z.array(
    plusBuy.extend({ condition_type: z.enum(['totalfee', 'quantity']), missing: z.int() }),
  ),
  logistics_list: z.array(z.never()),
  vipgrade_guide_title: z.object({ guide_title_desc: z.string() }),
})

/** The whole cart: groups of lines that can be ordered, and a flat list of those that cannot. */
export const cart = z.object({
  valid_cart: z.array(cartGroup),
  invalid_cart: z.array(cartLine),
  is_check_store: z.literal(true),
  crossborder_show: z.literal(0),
})

export type CartGroup = z.infer<typeof cartGroup>
export type Cart = z.infer<typeof cart>
