import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { decideRefundRow, findRefundRow, recordRefundRow } from './sql'

/**
 * 0 after-sale · 1 cancelled order · 3 unexpected payment of an order · 4 cancelled rest of an order (contract trade
 * §12.5).
 */
export type RefundType = 0 | 1 | 3 | 4

/** Money and points to be refunded. Amounts in cents. */
export interface NewRefund {
  orderId: string
  tradeId: string
  userId: number
  refundType: RefundType
  status: 'READY' | 'AUDIT_SUCCESS'
  /** Refunded to the payment method, freight included. */
  fee: number
  /**
   * Points used for the order in addition. The payout credits them; those of type 1 were returned with the
   * cancellation.
   */
  point?: number
  /** The part of `fee` that is freight. */
  freightFee?: number
  /** Part of the subsidy that is returned to the programme; not a part of `fee`. */
  subsidyFee?: number
  /** Needed for type 0. */
  aftersalesBn?: string
}

/**
 * Records a refund; call it with the order locked. A trade has one refund of type 1 and 3, an after-sale one of type 0:
 * repeating the call changes nothing, except that it reopens a refused refund. Type 4 adds one with each call.
 * `payout/effects.ts` defines the effects of a paid refund by type.
 * @returns the number of the refund
 * @throws Error when the refunds of the trade would exceed what it paid
 */
export async function recordRefund(tx: Queries, refund: NewRefund, now: number): Promise<string> {
  const { tradeId, refundType, aftersalesBn } = refund
  if (refundType === 0 && !aftersalesBn) throw new Error('a refund of type 0 needs its after-sale')
  const suffix = refundType === 0 ? `R0${aftersalesBn}` : `R${refundType}`
  const [row] = await tx.run(recordRefundRow, [
    `${tradeId}${suffix}`,
    refund.orderId,
    tradeId,
    refund.userId,
    refundType,
    refund.status,
    refund.fee,
    now,
    refund.point ?? 0,
    refund.freightFee ?? 0,
    refund.subsidyFee ?? 0,
    aftersalesBn ?? null,
  ])
  if (row) return row.refundBn
  const [known] =
    refundType === 1 || refundType === 3 ? await tx.run(findRefundRow, [tradeId, refundType]) : []
  if (!known) throw new Error(`refund of trade ${tradeId} exceeds what was paid`)
  return known.refundBn
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
