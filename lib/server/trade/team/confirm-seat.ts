import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { lockOrdersOfTeam, moveOrder } from '@/lib/server/trade/order/lock-order'
import { paySeat } from './sql'

/**
 * Confirms the seat of a group order that has just been paid. The payment of the last seat completes the team: all its
 * orders move to delivery in the same transaction (contract trade §12.3).
 */
export async function confirmSeat(tx: Queries, orderId: string, now: number): Promise<void> {
  const [team] = await tx.run(paySeat, [orderId, now])
  if (!team) throw new Error(`the paid order ${orderId} has no reserved seat`)
  if (!team.isComplete) return
  const orders = await lockOrdersOfTeam(tx, team.teamId)
  for (const order of orders) {
    await moveOrder(tx, order, 'completeGroup', { actor: systemActor('complete groups') }, now)
  }
  const orderIds = orders.map(({ orderId: id }) => id)
  await notifyBuyers(tx, orderIds, { type: 'group_done', params: {} }, now)
}
