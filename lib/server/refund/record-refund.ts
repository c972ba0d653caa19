import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { decideRefundRow, recordRefundRow } from './sql'

/** 0 after-sale · 1 cancelled order · 3 payment of an order that did not expect one (contract trade §12.5). */
export type RefundType = 0 | 1 | 3

/**
 * Records money that has to be paid back. A trade has one refund of each type, so repeating the call changes nothing,
 * except that it reopens a refused refund.
 */
export async function recordRefund(
  tx: Queries,
  refund: {
    orderId: string
    tradeId: string
    userId: number
    refundType: Exclude<RefundType, 0>
    status: 'READY' | 'AUDIT_SUCCESS'
    /** Cents. */
    fee: number
  },
  now: number,
): Promise<void> {
  await tx.run(recordRefundRow, [
    `${refund.tradeId}R${refund.refundType}`,
    refund.orderId,
    refund.tradeId,
    refund.userId,
    refund.refundType,
    refund.status,
    refund.fee,
    now,
  ])
}

/** Approves or refuses the waiting refund of an order. */
export async function decideRefund(
  tx: Queries,
  orderId: string,
  refundType: RefundType,
  status: 'AUDIT_SUCCESS' | 'REFUSE',
  now: number,
): Promise<void> {
  await tx.run(decideRefundRow, [orderId, refundType, status, now])
}
