import 'server-only'
import { refundText } from '@/lib/domain/content/notice'
import type { Transaction } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { providerNamed } from '@/lib/server/trade/payment/providers'
import type { RefundType } from '@/lib/server/trade/refund/record-refund'
import { onRefunded } from './effects'
import { completeRefund, lockClaimed, type RefundRow } from './sql'

const refundTypes: Readonly<Record<RefundRow['refundType'], RefundType>> = { 0: 0, 1: 1, 3: 3, 4: 4 }

/**
 * Completes a refund in a transaction: its state, ledgers, balances of the mall and the effects of its type. Locks
 * order, trade and refund, in this sequence.
 * @param from states in which the refund may be
 * @returns false when it was already completed
 */
export async function completeIn(
  tx: Transaction,
  refund: { refundBn: string; orderId: string },
  from: readonly ('AUDIT_SUCCESS' | 'PROCESSING')[],
  voucher: readonly string[],
  now: number,
): Promise<boolean> {
  await lockOrder(tx, refund.orderId)
  const [row] = await tx.run(lockClaimed, [refund.refundBn, from])
  if (!row) return false
  const { refundType, ...rest } = row
  if (row.fee > 0) await providerNamed(row.provider)?.refundInside?.(tx, row, now)
  const amount = refundText(row.fee, row.point)
  await Promise.all([
    tx.run(completeRefund, [row.refundBn, now, JSON.stringify(voucher)]),
    amount && notifyBuyers(tx, [row.orderId], { type: 'refunded', params: { amount } }, now),
  ])
  await onRefunded(tx, { ...rest, refundType: refundTypes[refundType] }, now)
  return true
}

/** Completes a refund that its provider has paid. */
export const finishRefund = (mall: Mall, refund: { refundBn: string; orderId: string }): Promise<boolean> =>
  mall.db.transaction((tx) => completeIn(tx, refund, ['PROCESSING'], [], mall.now()))
