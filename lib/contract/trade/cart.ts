import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { wireAccumulate, wireBool, wireId, wireIds, wireInt, wireJson, wireShopId, wireText } from '../fields'
import { cart } from './cart-shape'

export type { CartLine } from './cart-line'
export type { Cart, CartGroup } from './cart-shape'

const tags = ['购物车']

export const cartType = z.enum(['cart', 'fastbuy'])

const quantity = () => wireInt(-99999, 99999, goodsMessages.goodsDataInvalid)

/** One SKU with `num` (in older clients `quantity`), or several in `items`. */
const addInput = z.object({
  item_id: wireId(goodsMessages.goodsDataInvalid).optional(),
  num: quantity().optional(),
  quantity: quantity().optional(),
  /** Products of the points mall are bought at once, with `fastbuy`; the mall has no carts of drugs or communities. */
  shop_type: z.enum(['distributor', 'pointsmall'], cartMessages.cartDataInvalid),
  cart_type: cartType.optional().default('cart'),
  distributor_id: wireShopId().optional(),
  shop_id: wireShopId().optional(),
  /** False replaces the quantity instead of adding to it. */
  isAccumulate: wireAccumulate(),
  /** `package` buys `item_id` together with `items_id` as the package `activity_id`. */
  activity_type: wireText(20).optional(),
  activity_id: wireInt(0, maxId, goodsMessages.goodsDataInvalid).optional(),
  items_id: wireIds(50).optional(),
  items: z
    .array(z.object({ item_id: wireId(goodsMessages.goodsDataInvalid), num: quantity() }))
    .max(100, cartMessages.cartTooManyGoods)
    .optional(),
})

const lineInput = z.object({
  cart_id: wireId(requestMessages.parametersInvalid),
  num: wireInt(0, 99999, requestMessages.parametersInvalid),
})
/** A line named by its id, or by the SKU that it holds alone. */
const lineOrItemInput = z.union([
  lineInput,
  z.object({
    item_id: wireId(requestMessages.parametersInvalid),
    num: wireInt(0, 99999, requestMessages.parametersInvalid),
  }),
])
const done = z.object({ status: z.literal(true) })

/** A line with the field names of the legacy gateway (contract trade §16). */
const legacyLine = z.object({
  cart_id: wireId(requestMessages.parametersInvalid),
  totalQuantity: wireInt(0, 99999, requestMessages.parametersInvalid).optional(),
  is_checked: wireBool().optional(),
  /** The promotion to apply; 0 keeps the current one. */
  selected_promotion: wireInt(0, maxId, requestMessages.parametersInvalid).optional(),
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
    // A visitor has no cart; the contract gives an empty list (contract trade §2.2).
    .output(z.union([cart, z.tuple([])])),

  add: call('POST', '/cart', '加入购物车或立即购买', { tags, auth: 'member' })
    .input(addInput)
    .output(z.union([cart, done])),

  updateNum: call('PUT', '/cartupdate/num', '修改数量', {
    tags,
    auth: 'member',
    invalid: requestMessages.parametersInvalid,
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
    invalid: requestMessages.parametersInvalid,
    also: [{ method: 'POST', path: '/cartupdate/batchnum' }],
  })
    .input(z.object({ cart: z.array(lineOrItemInput).min(1).max(100) }))
    .output(done),

  /** Quantity, selection and promotion of several lines; missing fields stay as they are. */
  updateLines: call('POST', '/cart.update', '批量修改购物车', {
    tags,
    auth: 'member',
    invalid: requestMessages.parametersInvalid,
    legacyName: 'cart.update',
  })
    .input(z.object({ cart_params: wireJson(z.array(legacyLine).min(1).max(100)) }))
    .output(done),

  check: call('PUT', '/cartupdate/checkstatus', '勾选', {
    tags,
    auth: 'member',
    invalid: cartMessages.cartParameterInvalid,
    also: [{ method: 'POST', path: '/cartupdate/checkstatus' }],
  })
    .input(z.object({ cart_id: wireIds(100), is_checked: wireBool().optional() }))
    .output(z.object({ status: z.int() })),

  promotion: call('PUT', '/cartupdate/promotion', '选择促销活动', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/cartupdate/promotion' }],
  })
    .input(
      z.object({
        cart_id: wireId(cartMessages.cartParameterInvalid),
        activity_id: wireId(goodsMessages.promotionIdInvalid),
      }),
    )
    .output(done),

  /** Chooses an item of a 加价购; an item that it does not offer clears the choice (contract trade §2.8). */
  plusItem: call('POST', '/cart/check/plusitem', '选择换购商品', {
    tags,
    auth: 'member',
    invalid: requestMessages.parametersInvalid,
  })
    .input(
      z.object({
        marketing_id: wireId(requestMessages.parametersInvalid),
        item_id: z.union([z.number(), z.string().max(20)]).optional(),
      }),
    )
    .output(done),

  /**
   * Our own: adds the products that a guest collected before sign-in. Quantities are lowered to what can be bought,
   * refused products are named. A repeated key adds nothing.
   */
  merge: call('POST', '/cart/merge', '合并登录前的购物车', {
    tags,
    auth: 'member',
    invalid: goodsMessages.goodsDataInvalid,
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

  count: call('GET', '/cartcount', '购物车数量', {
    tags,
    auth: 'member',
    invalid: requestMessages.parametersInvalid,
    legacyName: { name: 'cart.total', fixed: { shop_type: 'distributor' } },
  })
    .input(
      z.object({
        shop_type: wireText(20),
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
