import 'server-only'
import { systemActor } from '@/lib/domain/actor'
import type { Queries } from '@/lib/server/db/connection'
import { recordRefund } from '@/lib/server/refund/record-refund'
import { cancelUnpaid, recordCancel } from './cancel-order'
import { moveOrder, type LockedOrder } from './lock-order'
import { releaseReservation } from './release-reservation'
import { settledTrade } from './sql/changes'

const reason = '拼团失败'
const actor = systemActor('end groups')

/**
 * Cancels a locked order of a team that has failed: a paid one is refunded in full, without waiting for the merchant
 * (contract trade §12.3 WAIT_GROUPS_SUCCESS). Call it in the transaction that fails the team.
 */
export async function cancelTeamOrder(tx: Queries, order: LockedOrder, now: number): Promise<void> {
  if (order.orderStatus === 'NOTPAY') {
    await cancelUnpaid(tx, order, 'system', actor, reason, now)
    return
  }
  const { orderId, userId } = order
  const [trade] = await tx.run(settledTrade, [orderId])
  if (!trade) throw new Error(`the paid order ${orderId} has no trade`)
  await releaseReservation(tx, orderId, now)
  await moveOrder(tx, order, 'failGroup', { actor, reason }, now)
  const status = 'AUDIT_SUCCESS' as const
  await recordRefund(
    tx,
    { orderId, tradeId: trade.tradeId, userId, refundType: 1, status, fee: trade.payFee },
    now,
  )
  await recordCancel(tx, order, { progress: 2, from: 'system', reason, refundStatus: status }, now)
}
