import { settleRefund } from './after-sales'
import { canStart, openTrade, receiveMoney } from './payments'
import { Mismatch, touch, type Order, type Refund, type State, type Way, type World } from './state'

/** Bank transfers with vouchers, and money that the desk transfers back (contract trade §7.7, contract operator). */

const offline: Way = { payType: 'offline_pay', channel: '', provider: 'offline' }

/** Group orders keep their own time; all others stay open for days after each step. */
function keepOpen(world: World, state: State, order: Order): void {
  if (order.teamId === null) order.autoCancel = Math.max(order.autoCancel, state.now + world.offlineSeconds)
}

/** The buyer sends a voucher. @returns whether the mall must accept it */
export function sendVoucher(world: World, state: State, orderId: string): boolean {
  const order = touch(state, orderId)
  if (!canStart(order, state.now)) return false
  openTrade(world, state, orderId, offline)
  order.voucher = 0
  keepOpen(world, state, order)
  return true
}

/** The shop reviews it. @returns whether the mall must accept it */
export function reviewVoucher(world: World, state: State, orderId: string, agrees: boolean): boolean {
  const order = touch(state, orderId)
  if (order.voucher !== 0 || order.orderStatus !== 'NOTPAY') return false
  order.voucher = agrees ? 1 : 2
  if (agrees) receiveMoney(state, orderId, openTrade(world, state, orderId, offline).tradeId)
  else keepOpen(world, state, order)
  return true
}

/** The desk has transferred a refund. */
export function transferBack(state: State, orderId: string, chosen: Refund): void {
  const order = touch(state, orderId)
  const refund = order.refunds.find(
    ({ state: at, type, bn, tradeId, fee, points }) =>
      at === 'due' &&
      type === chosen.type &&
      bn === chosen.bn &&
      tradeId === chosen.tradeId &&
      fee === chosen.fee &&
      points === chosen.points,
  )
  if (!refund) throw new Mismatch(`a refund of ${chosen.fee} was not due`)
  settleRefund(state, order, refund)
}
