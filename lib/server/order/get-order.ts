import 'server-only'
import type { Order } from '@/lib/contract/order'
import type { Mall } from '@/lib/server/context'
import { findOrder } from './find-orders'
import { wireOrder } from './wire'

/** An order of the member with its lines (contract trade §8.2); null when there is no such order. */
export async function getOrder({ db, now }: Mall, userId: number, orderId: string): Promise<Order | null> {
  const record = await findOrder(db, userId, orderId)
  return record && wireOrder(record, now())
}
