import 'server-only'
import type { Order } from '@/lib/contract/trade/order'
import type { Mall } from '@/lib/server/ground/mall'
import { findOrder } from './find-orders'
import { orderOfShop } from './sql/operator'
import { wireOrder } from './wire'

/** An order of the member with its lines (contract trade §8.2); null for an unknown one. */
export async function getOrder({ db, now }: Mall, userId: number, orderId: string): Promise<Order | null> {
  const record = await findOrder(db, userId, orderId)
  return record && wireOrder(record, now())
}

/** An order of any member, even if its buyer has deleted it: for related data such as its after-sales. */
export async function getKeptOrder({ db, now }: Mall, orderId: string): Promise<Order | null> {
  const [order] = await db.run(orderOfShop, [orderId, null])
  return order ? wireOrder({ order, items: order.items, shop: order.shop }, now()) : null
}
