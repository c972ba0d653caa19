import 'server-only'
import type { Transaction } from '@/lib/server/ground/db/connection'
import { settleAftersale } from '@/lib/server/trade/aftersale/settle-aftersale'
import { completeCancelledUnits } from '@/lib/server/trade/fulfilment/complete-cancelled-units'
import type { RefundType } from '@/lib/server/trade/refund/record-refund'
import { completeCancel } from './sql'

/** A refund that has just been paid. Amounts in cents. */
export interface PaidRefund {
  refundBn: string
  orderId: string
  tradeId: string
  userId: number
  refundType: RefundType
  fee: number
  /** Points that were returned with it. */
  point: number
  freightFee: number
  subsidyFee: number
  aftersalesBn: string | null
}

/**
 * An effect of a paid refund besides money and points; runs in its transaction, with order, trade and refund locked.
 */
type RefundEffect = (tx: Transaction, refund: PaidRefund, now: number) => Promise<void>

const closeCancellation: RefundEffect = async (tx, { orderId }, now) => {
  await tx.run(completeCancel, [orderId, now])
}

/** Per type of refund, in sequence. Subjects add their effects here. */
const refundEffects: Readonly<Record<RefundType, readonly RefundEffect[]>> = {
  0: [settleAftersale],
  1: [closeCancellation],
  3: [],
  4: [completeCancelledUnits],
}

/** Runs the effects of a refund's type. */
export async function onRefunded(tx: Transaction, refund: PaidRefund, now: number): Promise<void> {
  for (const effect of refundEffects[refund.refundType]) await effect(tx, refund, now)
}
