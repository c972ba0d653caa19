import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { findOrder } from '@/lib/server/trade/order/find-orders'
import { addToCart } from './add-to-cart'

/**
 * Puts the products of an earlier order that are still for sale into the cart (再次购买). SKUs are added one by one, so
 * that a sold-out SKU does not block the others, each once with the pieces of all its items, because a product may have
 * a minimum quantity; gifts are added by their promotion.
 * @throws MallError 订单号为…的订单不存在
 */
export async function rebuy(mall: Mall, viewer: Viewer, orderId: string) {
  const record = await findOrder(mall.db, viewer.userId, orderId)
  if (!record) throw new MallError(orderMessages.orderNumberUnknown(orderId))
  const added: { item_id: number; item_name: string; num: number }[] = []
  const leftOut: { item_id: number; item_name: string; reason: string }[] = []
  const asked = new Map<number, { itemName: string; num: number }>()
  for (const { itemId, itemName, num, orderItemType } of record.items) {
    if (orderItemType !== 'gift') asked.set(itemId, { itemName, num: (asked.get(itemId)?.num ?? 0) + num })
  }
  for (const [itemId, { itemName, num }] of asked) {
    try {
      await addToCart(mall.db, viewer, mall.now(), [{ itemId, num }], true)
      added.push({ item_id: itemId, item_name: itemName, num })
    } catch (error) {
      if (!(error instanceof MallError)) throw error
      leftOut.push({ item_id: itemId, item_name: itemName, reason: error.message })
    }
  }
  return { added, left_out: leftOut }
}
