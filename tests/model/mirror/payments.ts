import { paySeat } from './groups'
import { isOverdue, touch, type Order, type State, type Trade } from './state'

/** Trades and money (contract trade §7). */

/** Whether a payment may be started; `isFree` orders are paid already. */
export const canStart = (order: Order, now: number): boolean =>
  order.orderStatus === 'NOTPAY' && !isOverdue(order, now)

export function recordTrade(state: State, orderId: string, tradeId: string): void {
  const order = touch(state, orderId)
  if (order.trades.some((trade) => trade.tradeId === tradeId)) return
  order.trades.push({ tradeId, fee: order.total, state: 'NOTPAY', paid: 0 })
}

export function tradeOf(order: Order, tradeId: string): Trade {
  const found = order.trades.find((trade) => trade.tradeId === tradeId)
  if (!found) throw new Error(`the model has no trade ${tradeId}`)
  return found
}

/** Money for which no order waits, of any amount, is paid back (contract trade §7.6, contract operator "order/price"). */
export function refundUnexpected(order: Order, trade: Trade, fee: number): void {
  Object.assign(trade, { state: 'SUCCESS', fee, paid: fee })
  order.refunds.push({ type: 3, fee, points: 0, state: 'due', tradeId: trade.tradeId, bn: '', parts: [] })
}

/**
 * Money of the right amount came in for a trade, for the first or another time (contract trade §7.6).
 * @param settles whether it pays the order when that is unpaid; an overdue order may be paid or refunded
 */
export function receiveMoney(state: State, orderId: string, tradeId: string, settles = true): void {
  const order = touch(state, orderId)
  const trade = tradeOf(order, tradeId)
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return
  if (order.orderStatus !== 'NOTPAY' || !settles) {
    refundUnexpected(order, trade, trade.fee)
    return
  }
  Object.assign(trade, { state: 'SUCCESS', paid: trade.fee })
  Object.assign(order, { orderStatus: 'PAYED', payStatus: 'PAYED' })
  if (order.teamId !== null) paySeat(state, order)
  for (const other of order.trades) if (other.state === 'NOTPAY') other.state = 'CLOSED'
}
