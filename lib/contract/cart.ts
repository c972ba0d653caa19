import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { marketingTypes } from '@/lib/domain/promotion/rule'
import { call } from './call'
import { approveStatus } from './goods-fields'
import { cents, wireBool, wireId, wireIds, wireInt, wireJson, wireShopId, wireText } from './fields'

const tags = ['购物车']

/** Member preference restricts who may buy; it takes no money off. */
const discountType = z.enum([
  'member_price',
  ...z.enum(marketingTypes).exclude(['member_preference']).options,
  'limited_time_sale',
  'seckill',
  'groups',
  'cash_discount',
  'coupon_discount',
  'subsidy',
  'price_change',
])

/** One discount with its reason (contract trade §6.2). */
export const discountEntry = z.object({
  id: z.int(),
  type: discountType,
  info: z.string(),
  rule: z.string(),
  discount_fee: cents,
  coupon_code: z.string().optional(),
})

export const cartType = z.enum(['cart', 'fastbuy'])

/** A limited buy: pieces within days; 0 days for the whole activity (contract trade §3.5). */
export const limitRule = z.object({ day: z.int(), limit: z.int() })

const linePromotion = z.object({
  marketing_id: z.int(),
  activity_id: z.int(),
  marketing_type: z.enum(marketingTypes),
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
  /** What the programme will probably pay at checkout; `total_fee` contains it. Our own. */
  expected_subsidy: cents.optional(),
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
  /** What limits the pieces that the member may still order; `limit_buy` are those left (contract trade §3.5). */
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
  /** What the member chose. */
  plus_item: plusItem.optional(),
  activity_item_ids: z.array(z.int()),
})

/** The lines of one shop with their totals (contract trade §2.2). */
export const cartGroup = z.object({
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
  /** Of the selected lines after member price; cart/list adds 满减 and 满折 back and the chosen plus items. */
  total_fee: cents,
  /** What the programme will probably pay for the selected lines; `total_fee` contains it. Our own. */
  expected_subsidy: cents.optional(),
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

export type CartLine = z.infer<typeof cartLine>
export type CartGroup = z.infer<typeof cartGroup>
export type Cart = z.infer<typeof cart>

const quantity = () => wireInt(-99999, 99999, '提交的商品数据错误')

/** One SKU with `num` (in older clients `quantity`), or several in `items`. */
const addInput = z.object({
  item_id: wireId('提交的商品数据错误').optional(),
  num: quantity().optional(),
  quantity: quantity().optional(),
  shop_type: wireText(20).optional(),
  cart_type: cartType.optional().default('cart'),
  distributor_id: wireShopId().optional(),
  shop_id: wireShopId().optional(),
  /** False replaces the quantity instead of adding to it. */
  isAccumulate: z.union([z.boolean(), z.string(), z.number()]).optional(),
  /** `package` buys `item_id` together with `items_id` as the package `activity_id`. */
  activity_type: wireText(20).optional(),
  activity_id: wireInt(0, maxId, '提交的商品数据错误').optional(),
  items_id: wireIds(50).optional(),
  items: z
    .array(z.object({ item_id: wireId('提交的商品数据错误'), num: quantity() }))
    .max(100, '购买不可以超过100种商品')
    .optional(),
})

const lineInput = z.object({ cart_id: wireId('参数错误'), num: wireInt(0, 99999, '参数错误') })
const done = z.object({ status: z.literal(true) })

/** A line with the field names of the legacy gateway (contract trade §16). */
const legacyLine = z.object({
  cart_id: wireId('参数错误'),
  totalQuantity: wireInt(0, 99999, '参数错误').optional(),
  is_checked: wireBool().optional(),
  /** The promotion to apply; 0 keeps the current one. */
  selected_promotion: wireInt(0, maxId, '参数错误').optional(),
})

export const cartContract = {
  list: call('GET', '/cart/list', '购物车', { tags, legacyName: 'cart.get.new' })
    .input(
      z.object({
        shop_id: wireShopId().optional(),
        distributor_id: wireShopId().optional(),
        cart_type: cartType.optional().default('cart'),
        /** `pc` switches limited-time sales, plus items and package prices off. */
        user_device: wireText(20).optional(),
      }),
    )
    .output(cart),

  add: call('POST', '/cart', '加入购物车或立即购买', { tags, auth: 'member' })
    .input(addInput)
    .output(z.union([cart, done])),

  updateNum: call('PUT', '/cartupdate/num', '修改数量', {
    tags,
    auth: 'member',
    invalid: '参数错误',
    also: [{ method: 'POST', path: '/cartupdate/num' }],
  })
    .input(lineInput)
    .output(
      z.union([
        done,
        z.object({
          cart_id: z.int(),
          item_id: z.int(),
          shop_id: z.int(),
          num: z.int(),
          is_checked: z.boolean(),
        }),
      ]),
    ),

  updateNums: call('PUT', '/cartupdate/batchnum', '批量修改数量', {
    tags,
    auth: 'member',
    invalid: '参数错误',
    also: [{ method: 'POST', path: '/cartupdate/batchnum' }],
  })
    .input(z.object({ cart: z.array(lineInput).min(1).max(100) }))
    .output(done),

  /** Quantity, selection and promotion of several lines; missing fields stay as they are. */
  updateLines: call('POST', '/cart.update', '批量修改购物车', {
    tags,
    auth: 'member',
    invalid: '参数错误',
    legacyName: 'cart.update',
  })
    .input(z.object({ cart_params: wireJson(z.array(legacyLine).min(1).max(100)) }))
    .output(done),

  check: call('PUT', '/cartupdate/checkstatus', '勾选', {
    tags,
    auth: 'member',
    invalid: '购物车参数错误',
    also: [{ method: 'POST', path: '/cartupdate/checkstatus' }],
  })
    .input(z.object({ cart_id: wireIds(100), is_checked: wireBool().optional() }))
    .output(z.object({ status: z.int() })),

  promotion: call('PUT', '/cartupdate/promotion', '选择促销活动', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/cartupdate/promotion' }],
  })
    .input(z.object({ cart_id: wireId('购物车参数错误'), activity_id: wireId('商品促销id错误') }))
    .output(done),

  /** Chooses an item of a 加价购; an item that it does not offer clears the choice (contract trade §2.8). */
  plusItem: call('POST', '/cart/check/plusitem', '选择换购商品', {
    tags,
    auth: 'member',
    invalid: '参数错误',
  })
    .input(
      z.object({
        marketing_id: wireId('参数错误'),
        item_id: z.union([z.number(), z.string().max(20)]).optional(),
      }),
    )
    .output(done),

  /**
   * Our own: adds what a guest collected before sign-in. Quantities are lowered to what can be bought, refused products are
   * named. A repeated key adds nothing.
   */
  merge: call('POST', '/cart/merge', '合并登录前的购物车', {
    tags,
    auth: 'member',
    invalid: '提交的商品数据错误',
  })
    .input(
      z.object({
        merge_key: wireText(64),
        items: wireJson(
          z
            .array(z.object({ item_id: wireId(), num: wireInt(1, 99999) }))
            .min(1)
            .max(100),
        ),
      }),
    )
    .output(
      z.object({
        /** Pieces that were added. */
        added: z.int(),
        /** Products of which fewer or no pieces were added, with the reason. */
        failures: z.array(z.object({ item_id: z.int(), item_name: z.string(), message: z.string() })),
      }),
    ),

  remove: call('DELETE', '/cartdel', '删除', {
    tags,
    auth: 'member',
    legacyName: 'cart.del',
    also: [{ method: 'POST', path: '/cartdel' }],
  })
    .input(z.object({ cart_id: wireIds(100).optional(), distributor_id: wireShopId().optional() }))
    .output(done),

  removeMany: call('DELETE', '/cartdelbat', '批量删除', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/cartdelbat' }],
  })
    .input(z.object({ cart_id_list: wireIds(100) }))
    .output(done),

  count: call('GET', '/cartcount', '购物车数量', { tags, auth: 'member', legacyName: 'cart.total' })
    .input(
      z.object({
        shop_type: wireText(20).optional(),
        shop_id: wireShopId().optional(),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(z.object({ cart_count: z.int(), item_count: z.int() })),

  /** Whether the selected lines of a shop can be ordered; clients call it before checkout. */
  precheck: call('GET', '/cart/check', '结算前检查', {
    tags,
    auth: 'member',
    legacyName: 'cart.check',
    also: [{ method: 'POST', path: '/cart/check' }],
  })
    .input(z.object({ mode: cartType.optional().default('cart'), distributor_id: wireShopId().optional() }))
    .output(z.object({ status: z.boolean(), message: z.string() })),
}
