import 'server-only'
import { systemActor } from '@/lib/domain/actor'
import type { Queries } from '@/lib/server/db/connection'
import { lockOrdersOfTeam, moveOrder } from '@/lib/server/order/lock-order'
import { paySeat } from './sql'

/**
 * Confirms the seat of a group order that has just been paid. The payment of the last seat completes the team: all its
 * orders go on to delivery in the same transaction (contract trade §12.3).
 */
export async function confirmSeat(tx: Queries, orderId: string, now: number): Promise<void> {
  const [team] = await tx.run(paySeat, [orderId, now])
  if (!team) throw new Error(`the paid order ${orderId} has no reserved seat`)
  if (!team.isComplete) return
  for (const order of await lockOrdersOfTeam(tx, team.teamId)) {
    await moveOrder(tx, order, 'completeGroup', { actor: systemActor('complete groups') }, now)
  }
}
