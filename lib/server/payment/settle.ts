import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { canGo } from '@/lib/domain/order/states'
import type { PaymentNotification } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { recordRefund } from '@/lib/server/refund/record-refund'
import { createFreeTrade, lockTrade, payOrder, succeedTrade } from './sql'

/**
 * Records a payment. Notification, return page and query all call it, any number of times and in any order; only the
 * first call has an effect (contract trade §7.6). A payment of an order that is cancelled or already paid is recorded and
 * refunded, never lost.
 * @returns the order id
 * @throws MallError for an unknown trade and for a wrong amount
 */
export async function settle(mall: Mall, notification: PaymentNotification): Promise<string> {
  return mall.db.transaction(async (tx) => {
    const now = mall.now()
    const [trade] = await tx.run(lockTrade, [notification.tradeId])
    if (!trade) throw new MallError('订单号不存在')
    if (trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND') return trade.orderId
    if (trade.payFee !== notification.fee) throw new MallError('支付金额不正确')
    await tx.run(succeedTrade, [trade.tradeId, notification.transactionId, now])
    if (canGo(trade, 'pay')) {
      await tx.run(payOrder, [trade.orderId, trade.payType, trade.payChannel, now, trade.tradeId])
    } else {
      await recordRefund(tx, { ...trade, refundType: 3, status: 'AUDIT_SUCCESS', fee: trade.payFee }, now)
    }
    return trade.orderId
  })
}

/** Marks an order that costs nothing as paid (contract trade §6.4; `localPay` of contract trade §7.2). */
export async function settleFreeOrder(tx: Queries, orderId: string, now: number): Promise<void> {
  await tx.run(createFreeTrade, [orderId, now])
  await tx.run(payOrder, [orderId, 'localPay', '', now, `${orderId}T00`])
}
