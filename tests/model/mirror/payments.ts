import { paySeat } from './groups'
import {
  isOverdue,
  memberOf,
  touch,
  type Order,
  type Provider,
  type State,
  type Trade,
  type Way,
  type World,
} from './state'

/** Trades and money (contract trade §7). */

/**
 * Whether a payment may be started; an order whose voucher is in review cannot be paid otherwise (contract trade §7.7).
 */
export const canStart = (order: Order, now: number): boolean =>
  order.orderStatus === 'NOTPAY' && order.voucher !== 0 && !isOverdue(order, now)

/**
 * Providers that end a trade at its time and are queried about it; a code that ends within half a minute is not shown
 * again.
 */
const asked: ReadonlySet<Provider> = new Set(['alipay', 'wechat'])

/** The trade for a payment method: the open one with the amount of the order, or a new one (contract trade §7.2). */
export function openTrade(
  world: World,
  state: State,
  orderId: string,
  { payType, channel, provider }: Way,
): Trade {
  const order = touch(state, orderId)
  if (order.isOffline && provider !== 'offline')
    order.autoCancel = Math.min(order.autoCancel, state.now + world.cancelSeconds)
  order.isOffline = provider === 'offline'
  const open = order.trades.find(
    (trade) =>
      trade.state === 'NOTPAY' &&
      trade.fee === order.total &&
      trade.payType === payType &&
      trade.channel === channel &&
      (!asked.has(provider) || trade.expires > state.now + 30 || trade.expires >= order.autoCancel),
  )
  if (open) return open
  const trade: Trade = {
    tradeId: `${orderId}T${String(order.trades.length + 1).padStart(2, '0')}`,
    payType,
    channel,
    provider,
    fee: order.total,
    state: 'NOTPAY' as const,
    paid: 0,
    unheard: 0,
    expires: order.autoCancel,
  }
  order.trades.push(trade)
  return trade
}

export function tradeOf(order: Order, tradeId: string): Trade {
  const found = order.trades.find((trade) => trade.tradeId === tradeId)
  if (!found) throw new Error(`the model has no trade ${tradeId}`)
  return found
}

/** Refunds money that no order is waiting for, of any amount (contract trade §7.6, contract operator "order/price"). */
export function refundUnexpected(order: Order, trade: Trade, fee: number): void {
  Object.assign(trade, { state: 'SUCCESS', fee, paid: fee, unheard: 0 })
  order.refunds.push({
    type: 3,
    fee,
    points: 0,
    freight: 0,
    state: 'due' as const,
    tradeId: trade.tradeId,
    bn: '',
    parts: [],
  })
}

export const closeTrades = (order: Order): void => {
  for (const trade of order.trades) if (trade.state === 'NOTPAY') trade.state = 'CLOSED'
}

/**
 * Records money received for a trade, for the first or another time (contract trade §7.6). It pays an unpaid order when
 * the trade is open and the amount is right, and is refunded otherwise.
 * @param settles whether it pays the order when that is unpaid; an overdue order may be paid or refunded
 */
export function receiveMoney(
  state: State,
  orderId: string,
  tradeId: string,
  settles = true,
  fee = tradeOf(touch(state, orderId), tradeId).fee,
): void {
  const order = touch(state, orderId)
  const trade = tradeOf(order, tradeId)
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return
  if (order.orderStatus !== 'NOTPAY' || trade.state !== 'NOTPAY' || fee !== trade.fee || !settles) {
    refundUnexpected(order, trade, fee)
    return
  }
  Object.assign(trade, { state: 'SUCCESS', paid: fee, unheard: 0 })
  Object.assign(order, { orderStatus: 'PAYED', payStatus: 'PAYED' })
  if (order.voucher === 0) order.voucher = 9
  if (order.teamId !== null) paySeat(state, order)
  closeTrades(order)
}

/** Tells the mall which money the provider of a trade has received. */
export function hear(state: State, orderId: string, tradeId: string, settles = true): void {
  const { unheard } = tradeOf(touch(state, orderId), tradeId)
  if (unheard > 0) receiveMoney(state, orderId, tradeId, settles, unheard)
}

/** Stored value pays at once (contract trade §7.2). @returns whether the mall must accept it */
export function payByDeposit(world: World, state: State, orderId: string): boolean {
  const order = touch(state, orderId)
  const member = memberOf(state, order.userId)
  if (!canStart(order, state.now) || member.deposit < order.total) return false
  const way: Way = { payType: 'deposit', channel: '', provider: 'deposit' }
  const { tradeId } = openTrade(world, state, orderId, way)
  member.deposit -= order.total
  receiveMoney(state, orderId, tradeId)
  return true
}
