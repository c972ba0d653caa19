import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { kindRules, type OrderKind, type PayEvent } from '@/lib/domain/order/kinds'
import { canGo, transitions } from '@/lib/domain/order/states'
import { giveGradePackages } from '@/lib/server/catalogue/coupon-package/give-packages'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { countPayment } from '@/lib/server/ground/trade-metrics'
import { grantVip } from '@/lib/server/people/vip/vip-periods'
import { grantRecharge } from '@/lib/server/trade/deposit/grant-recharge'
import type { PaymentNotification } from '@/lib/server/trade/payment/providers'
import { recordRefund } from '@/lib/server/trade/refund/record-refund'
import { confirmSeat } from '@/lib/server/trade/team/confirm-seat'
import { createFreeTrade, lockTrade, payOrder, recordStray, succeedTrade } from './sql'

/** The error for a payment with a trade number that the mall never issued, or issued to another provider. */
export class UnknownTrade extends MallError {
  constructor() {
    super(orderMessages.orderNumberMissing)
  }
}

interface PaidOrder {
  orderId: string
  orderClass: OrderKind
}

/** Starts the days of a paid grade, and gives the coupons that come with it. */
async function startGrade(tx: Queries, orderId: string, now: number): Promise<void> {
  // Also locks the row of the member.
  const bought = await grantVip(tx, orderId, now)
  if (!bought) return
  const grade = { kind: 'vip_grade' as const, gradeId: bought.vipGradeId, orderId }
  await giveGradePackages(tx, bought.userId, grade, now)
}

/** The effects of a payment, by the event of the order's kind; null for orders that then only wait for their parcel. */
const consequences: Record<
  PayEvent,
  ((tx: Queries, orderId: string, now: number) => Promise<unknown>) | null
> = {
  pay: null,
  payGroup: confirmSeat,
  payVip: startGrade,
  payRecharge: grantRecharge,
}

/** Moves a locked unpaid order after its payment. */
async function moveToPaid(
  tx: Queries,
  order: PaidOrder,
  trade: { tradeId: string; payType: string; payChannel: string },
  now: number,
): Promise<void> {
  const { payEvent: event } = kindRules(order.orderClass)
  const { orderStatus } = transitions[event].to
  const { tradeId, payType, payChannel } = trade
  await tx.run(payOrder, [order.orderId, payType, payChannel, now, tradeId, orderStatus, event])
  await consequences[event]?.(tx, order.orderId, now)
}

/**
 * Records a payment. Notification, return page and query all call it, any number of times and in any order; only the
 * first call has an effect (contract trade §7.6). Money that no order is waiting for is recorded and refunded, never
 * lost: for an order that is cancelled or paid, for a closed trade, of another amount (contract operator).
 * @param notification.provider the reporting provider, which must be that of the trade
 * @returns the order id
 * @throws UnknownTrade
 */
export async function settle(
  mall: Mall,
  notification: PaymentNotification & { provider?: string },
): Promise<string> {
  const settled = await mall.db.transaction((tx) => settleIn(tx, notification, mall.now()))
  countSettled(settled)
  return settled.orderId
}

/** The order of a trade, and the payment when it was recorded just now. Amounts in cents. */
interface Settled {
  orderId: string
  payment?: { provider: string; fee: number }
}

/** Counts a payment for the metrics, once its transaction is committed. */
export function countSettled({ payment }: Settled): void {
  if (payment) countPayment(payment.provider, payment.fee)
}

/**
 * The same in the transaction of a payment that the mall itself makes; `countSettled` follows its commit. `points` are
 * the points used.
 */
export async function settleIn(
  tx: Queries,
  notification: PaymentNotification & { points?: number; provider?: string },
  now: number,
): Promise<Settled> {
  const { tradeId, fee, transactionId, points = 0, provider } = notification
  const [trade] = await tx.run(lockTrade, [tradeId])
  if (!trade || (provider !== undefined && provider !== trade.provider)) throw new UnknownTrade()
  if (trade.tradeState === 'SUCCESS' || trade.tradeState === 'REFUND') {
    const isAnother = trade.transactionId !== null && trade.transactionId !== transactionId
    // One trade number was paid twice: the second payment has no trade of its own that could be refunded.
    if (isAnother) await tx.run(recordStray, [trade.payType, tradeId, transactionId, fee, 'paid_twice', now])
    return { orderId: trade.orderId }
  }
  await tx.run(succeedTrade, [tradeId, transactionId, now, fee, points])
  const { payEvent } = kindRules(trade.orderClass)
  if (trade.tradeState === 'NOTPAY' && fee === trade.payFee && canGo(trade, payEvent)) {
    await moveToPaid(tx, trade, trade, now)
  } else {
    await recordRefund(tx, { ...trade, refundType: 3, status: 'AUDIT_SUCCESS', fee }, now)
  }
  return { orderId: trade.orderId, payment: { provider: trade.provider, fee } }
}

/** The pay type of an order that costs no money: a points order has taken its points when it was placed. */
export const freePayType = (kind: OrderKind): string =>
  kindRules(kind).price === 'points' ? 'point' : 'localPay'

/** Marks an order that costs no money as paid (contract trade §6.4; `localPay` of contract trade §7.2). */
export async function settleFreeOrder(tx: Queries, order: PaidOrder, now: number): Promise<void> {
  await tx.run(createFreeTrade, [order.orderId, now])
  const trade = { tradeId: `${order.orderId}T00`, payType: freePayType(order.orderClass), payChannel: '' }
  await moveToPaid(tx, order, trade, now)
}
