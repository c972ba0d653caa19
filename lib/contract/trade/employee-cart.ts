import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { wireAccumulate, wireBool, wireId, wireIds, wireInt } from '../fields'
import { auth, context, done, tags } from './employee-fields'
import { employeeCart } from './employee-shape'

/** The cart of an activity (contract member §14.1). */
export const employeeCartContract = {
  addToCart: call('POST', '/employeepurchase/cart', '加入内购购物车', { tags, auth })
    .input(
      z.object({
        ...context,
        item_id: wireId(goodsMessages.goodsDataInvalid),
        num: wireInt(1, 99999, goodsMessages.goodsDataInvalid),
        /** False replaces the quantity. */
        isAccumulate: wireAccumulate(),
      }),
    )
    .output(employeeCart),

  updateCart: call('PUT', '/employeepurchase/cart', '修改内购购物车', { tags, auth })
    .input(
      z.object({
        ...context,
        /** `cart_id` is the SKU. */
        cart_id: wireId(requestMessages.parametersInvalid).optional(),
        item_id: wireId(requestMessages.parametersInvalid).optional(),
        num: wireInt(1, 99999, requestMessages.parametersInvalid),
      }),
    )
    .output(employeeCart),

  cart: call('GET', '/employeepurchase/cart', '内购购物车', { tags, auth })
    .input(z.object(context))
    .output(employeeCart),

  removeFromCart: call('DELETE', '/employeepurchase/cart', '删除内购购物车商品', { tags, auth })
    .input(z.object({ ...context, cart_id: wireIds(100).optional(), item_id: wireIds(100).optional() }))
    .output(done),

  checkCart: call('PUT', '/employeepurchase/cart/checkstatus', '勾选内购购物车商品', { tags, auth })
    .input(z.object({ ...context, cart_id: wireIds(100), is_checked: wireBool().optional() }))
    .output(done),

  cartCount: call('GET', '/employeepurchase/cartcount', '内购购物车数量', { tags, auth })
    .input(z.object(context))
    .output(z.object({ item_count: z.int(), cart_count: z.int() })),
}
