import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { cancelUnpaid, recordCancel, refundCancelled } from './cancel-order'
import { moveOrder, type LockedOrder } from './lock-order'
import { releaseReservation } from './release-reservation'

const reason = '拼团失败'
const actor = systemActor('end groups')

/**
 * Cancels a locked order of a team that has failed: a paid one is refunded in full, without waiting for the merchant
 * (contract trade §12.3 WAIT_GROUPS_SUCCESS). Call it in the transaction that fails the team.
 * @returns ids of products of which a sold-out SKU can be bought again
 */
export async function cancelTeamOrder(tx: Queries, order: LockedOrder, now: number): Promise<number[]> {
  if (order.orderStatus === 'NOTPAY')
    return (await cancelUnpaid(tx, order, 'system', actor, reason, now)).restocked
  const status = 'AUDIT_SUCCESS' as const
  if (!(await refundCancelled(tx, order, status, now)))
    throw new Error(`the paid order ${order.orderId} has no trade`)
  const restocked = await releaseReservation(tx, order.orderId, now)
  await moveOrder(tx, order, 'failGroup', { actor, reason }, now)
  await recordCancel(tx, order, { progress: 2, from: 'system', reason, refundStatus: status }, now)
  return restocked
}
