import { closeTrades, hear } from './payments'
import { byWorth, pieceSubsidies } from './price'
import { isOverdue, memberOf, touch, type Line, type State, type World } from './state'

/** An operator lowers the price of an unpaid order (contract operator "order/price"). */

export type PriceChange = { down: number } | { freight: number }

/** A line whose price is lowered by `down`; the programme pays its rate of the new price, never more than before. */
interface Lowered {
  line: Line
  down: number
  subsidyFee: number
  subsidyNum: number
}

function lower(world: World, line: Line, down: number): Lowered {
  if (line.subsidyFee === 0 || down === 0)
    return { line, down, subsidyFee: line.subsidyFee, subsidyNum: line.subsidyNum }
  const paid = pieceSubsidies(world, line.priced - down, line.num)
    .slice(0, line.subsidyNum)
    .filter((fee) => fee > 0)
  const fee = paid.reduce((sum, one) => sum + one, 0)
  return { line, down, subsidyFee: Math.min(fee, line.subsidyFee), subsidyNum: paid.length }
}

/** The new amounts, or null when the change must be refused. */
function changed(world: World, state: State, orderId: string, change: PriceChange) {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'NOTPAY' || order.voucher === 0 || isOverdue(order, state.now)) return null
  if ('freight' in change) {
    const saved = order.freight - change.freight
    return saved > 0 && order.total > saved ? { saved, freight: change.freight, lowered: [] } : null
  }
  const totals = order.lines.map(({ total }) => total)
  const goods = totals.reduce((sum, total) => sum + total, 0)
  if (change.down > goods) return null
  const downs = byWorth(change.down, totals)
  const lowered = order.lines.map((line, at) => lower(world, line, downs[at] ?? 0))
  const saved = lowered.reduce(
    (sum, { line, down, subsidyFee }) => sum + down - (line.subsidyFee - subsidyFee),
    0,
  )
  return order.total - saved < 1 ? null : { saved, freight: order.freight, lowered }
}

/**
 * The providers close the open trades first: a trade that was already paid pays the order, and the price stays.
 * @returns whether the mall must accept it
 */
export function changePrice(world: World, state: State, orderId: string, change: PriceChange): boolean {
  if (!changed(world, state, orderId, change)) return false
  const order = touch(state, orderId)
  const paid = order.trades.filter(({ state: at, unheard }) => at === 'NOTPAY' && unheard > 0)
  for (const { tradeId } of paid) hear(state, orderId, tradeId)
  closeTrades(order)
  if (paid.length > 0) return false
  const found = changed(world, state, orderId, change)
  if (!found) return false
  const goods = order.total - order.freight
  order.total -= found.saved
  order.freight = found.freight
  // Points are earned for the current price of the goods.
  order.bonus = goods > 0 ? Math.floor((order.bonus * (order.total - order.freight)) / goods) : 0
  for (const { line, down, subsidyFee, subsidyNum } of found.lowered) {
    const less = line.subsidyFee - subsidyFee
    line.total += less - down
    line.priced -= down
    line.subsidyLowered += less
    memberOf(state, order.userId).pieces -= line.subsidyNum - subsidyNum
    state.usedPieces -= line.subsidyNum - subsidyNum
    Object.assign(line, { subsidyFee, subsidyNum })
  }
  return true
}
