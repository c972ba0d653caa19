import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { canGo } from '@/lib/domain/order/states'
import type { PaymentNotification } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { recordRefund } from '@/lib/server/refund/record-refund'
import { createFreeTrade, lockTrade, payOrder, recordStray, succeedTrade } from './sql'

/** A payment with a trade number that the mall never gave. */
export class UnknownTrade extends MallError {
  constructor() {
    super('订单号不存在')
  }
}

/**
 * Records a payment. Notification, return page and query all call it, any number of times and in any order; only the
 * first call has an effect (contract trade §7.6). Money that no order waits for is recorded and refunded, never lost: of an
 * order that is cancelled or paid, of a closed trade, of another amount (contract operator).
 * @returns the order id
 * @throws UnknownTrade
 */
export const settle = (mall: Mall, notification: PaymentNotification): Promise<string> =>
  mall.db.transaction((tx) => settleIn(tx, notification, mall.now()))

/** The same in the transaction of a payment that the mall itself makes. `points` paid it. */
export async function settleIn(
  tx: Queries,
  notification: PaymentNotification & { points?: number },
  now: number,
): Promise<string> {
  const { tradeId, fee, transactionId, points = 0 } = notification
  const [trade] = await tx.run(lockTrade, [tradeId])
  if (!trade) throw new UnknownTrade()
  if (trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND') {
    const isAnother = trade.transactionId !== null && trade.transactionId !== transactionId
    // One trade number was paid twice: the second payment has no trade of its own that could be refunded.
    if (isAnother) await tx.run(recordStray, [trade.payType, tradeId, transactionId, fee, 'paid_twice', now])
    return trade.orderId
  }
  await tx.run(succeedTrade, [tradeId, transactionId, now, fee, points])
  if (trade.tradeState === 'NOTPAY' && fee === trade.payFee && canGo(trade, 'pay')) {
    await tx.run(payOrder, [trade.orderId, trade.payType, trade.payChannel, now, tradeId])
  } else {
    await recordRefund(tx, { ...trade, refundType: 3, status: 'AUDIT_SUCCESS', fee }, now)
  }
  return trade.orderId
}

/** Marks an order that costs nothing as paid (contract trade §6.4; `localPay` of contract trade §7.2). */
export async function settleFreeOrder(tx: Queries, orderId: string, now: number): Promise<void> {
  await tx.run(createFreeTrade, [orderId, now])
  await tx.run(payOrder, [orderId, 'localPay', '', now, `${orderId}T00`])
}
