import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import * as sql from './sql'

/**
 * Credits the reward of an order that has just been completed, once (contract trade §8.5). Call it in the transaction
 * that completes the order, while it is locked.
 */
export async function creditReward(tx: Queries, orderId: string, now: number): Promise<void> {
  await tx.run(sql.creditReward, [orderId, now])
}

/**
 * Takes back the part of a reward that belongs to the refunded amount (contract trade §13.1), and records it on the
 * after-sale `bn`. Call it in the transaction that settles the refund, while the order is locked; repeating it changes
 * nothing.
 */
export async function takeReward(
  tx: Queries,
  { bn, orderId, userId }: { bn: string; orderId: string; userId: number },
  now: number,
): Promise<void> {
  await tx.run(sql.takeReward, [orderId, userId, now, bn])
}
