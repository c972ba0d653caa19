import { closeTrades, hear } from './payments'
import { byWorth } from './price'
import { isOverdue, touch, type State } from './state'

/** An operator lowers what an unpaid order costs (contract operator "order/price"). */

export type PriceChange = { down: number } | { freight: number }

/** The new amounts, or null when the change must be refused. */
function changed(state: State, orderId: string, change: PriceChange) {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'NOTPAY' || order.voucher === 0 || isOverdue(order, state.now)) return null
  if ('freight' in change) {
    const saved = order.freight - change.freight
    return saved > 0 && order.total > saved ? { saved, freight: change.freight, downs: [] } : null
  }
  const totals = order.lines.map(({ total }) => total)
  const goods = totals.reduce((sum, total) => sum + total, 0)
  // The programme would pay for a price that nobody paid.
  if (order.lines.some(({ subsidyFee }) => subsidyFee > 0)) return null
  if (change.down > goods || order.total - change.down < 1) return null
  return { saved: change.down, freight: order.freight, downs: byWorth(change.down, totals) }
}

/**
 * The providers close the open trades first: one that was paid already pays the order, and the price stays.
 * @returns whether the mall must accept it
 */
export function changePrice(state: State, orderId: string, change: PriceChange): boolean {
  if (!changed(state, orderId, change)) return false
  const order = touch(state, orderId)
  const paid = order.trades.filter(({ state: at, unheard }) => at === 'NOTPAY' && unheard > 0)
  for (const { tradeId } of paid) hear(state, orderId, tradeId)
  closeTrades(order)
  if (paid.length > 0) return false
  const found = changed(state, orderId, change)
  if (!found) return false
  const goods = order.total - order.freight
  order.total -= found.saved
  order.freight = found.freight
  // Points are earned for what the goods cost now.
  order.bonus = goods > 0 ? Math.floor((order.bonus * (order.total - order.freight)) / goods) : 0
  found.downs.forEach((down, at) => {
    const line = order.lines[at]
    if (line) line.total -= down
  })
  return true
}
