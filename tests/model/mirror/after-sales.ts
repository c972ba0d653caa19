import { returnCoupon, returnSubsidy } from './orders'
import { takeReward } from './rewards'
import { takeShare } from './shares'
import {
  aftersaleOf,
  lineOf,
  memberOf,
  skuOf,
  touch,
  type Aftersale,
  type AftersaleType,
  type Line,
  type Order,
  type Refund,
  type State,
} from './state'

/** After-sales by unit (contract trade §10, §12.4). */

/** Units of a line that can be applied for (contract trade §8.2). */
export const leftUnits = (line: Line): number => line.delivered + line.cancelled - line.applied

/** Whether a buyer may apply for units of a line (contract trade §10.1). */
export function canApply(state: State, order: Order, line: Line, type: AftersaleType, num: number): boolean {
  if (!['PAYED', 'WAIT_BUYER_CONFIRM', 'DONE'].includes(order.orderStatus)) return false
  if (order.cancelStatus !== 'NO_APPLY_CANCEL' && order.cancelStatus !== 'FAILS') return false
  if (order.orderStatus === 'DONE' && state.now >= (order.aftersaleUntil ?? 0)) return false
  if (order.zitiStatus === 'PENDING') return false
  if (type !== 'ONLY_REFUND' && line.delivered === 0) return false
  return num <= leftUnits(line)
}

/** Records applications, one per unit (contract trade §10.1). @param bns their numbers in the mall */
export function apply(
  state: State,
  orderId: string,
  lineId: number,
  type: AftersaleType,
  bns: readonly string[],
): void {
  const order = touch(state, orderId)
  const line = lineOf(order, lineId)
  const pays = type !== 'EXCHANGING_GOODS'
  const more = pays ? bns.length : 0
  const asked = pays && isWhole(state, order, line, more) ? order.freight - freightApplied(state, order) : 0
  for (const [at, bn] of bns.entries()) {
    const share = takeShare(line, 1)
    // Freight is refunded with the last unit of the order.
    const freight = at === bns.length - 1 ? asked : 0
    state.aftersales.set(bn, {
      bn,
      orderId,
      lineId,
      itemId: line.itemId,
      type,
      at: '0-0',
      share,
      fee: pays ? share.fee : 0,
      points: pays ? share.points : 0,
      freight,
      isRestocked: false,
      isSettled: false,
    })
    const fee = pays ? share.fee : 0
    const points = pays ? share.points : 0
    order.refunds.push({
      type: 0,
      fee: fee + freight,
      points,
      freight,
      state: 'READY' as const,
      tradeId: settled(order),
      bn,
      parts: [],
    })
  }
}

/** Whether the buyer keeps nothing but gifts once `more` units of a line are refunded; exchanged units are kept. */
function isWhole(state: State, order: Order, line?: Line, more = 0): boolean {
  const exchanged = (of: Line) =>
    aftersalesOf(state, order.orderId).filter(
      ({ lineId, type, at }) => lineId === of.id && type === 'EXCHANGING_GOODS' && !isGivenBack(at),
    ).length
  const bought = order.lines.filter(({ kind }) => kind !== 'gift')
  return bought.every((of) => of.applied - exchanged(of) + (of === line ? more : 0) === of.num)
}

const isGivenBack = (at: string) => at === '3-3' || at === '4-7'

const freightApplied = (state: State, order: Order) =>
  aftersalesOf(state, order.orderId)
    .filter(({ at }) => !isGivenBack(at))
    .reduce((sum, { freight }) => sum + freight, 0)

/** Freight is dropped when a unit of the order was given back since the request (contract trade §10.1). */
function checkFreight(state: State, order: Order, one: Aftersale): void {
  if (isWhole(state, order)) return
  const refund = refundOf(order, one.bn)
  refund.fee -= one.freight
  refund.freight -= one.freight
  one.freight = 0
}

const settled = (order: Order) =>
  order.trades.find(
    ({ tradeId, paid, fee }) =>
      (paid > 0 || fee === 0) && !order.refunds.some((one) => one.type === 3 && one.tradeId === tradeId),
  )?.tradeId ?? ''

export const refundOf = (order: Order, bn: string): Refund => {
  const found = order.refunds.find((refund) => refund.bn === bn)
  if (!found) throw new Error(`the model has no refund of ${bn}`)
  return found
}

/** Returns the unit to the line, with its share: it can be applied for again. */
function giveBack(order: Order, one: Aftersale): void {
  const line = lineOf(order, one.lineId)
  line.applied--
  line.appliedFee -= one.share.fee
  line.appliedPoints -= one.share.points
}

type Move = (order: Order, one: Aftersale, state: State) => boolean | undefined

function move(state: State, bn: string, from: readonly string[], to: string, work: Move): boolean {
  const one = aftersaleOf(state, bn)
  const order = touch(state, one.orderId)
  if (!from.includes(one.at)) return false
  if (work(order, one, state) === false) return false
  one.at = to
  return true
}

/** @returns whether the mall must accept it; the same for the following functions */
export const close = (state: State, bn: string): boolean =>
  move(state, bn, ['0-0'], '4-7', (order, one) => {
    giveBack(order, one)
    refundOf(order, bn).state = 'CANCEL'
    return true
  })

export function review(state: State, bn: string, agrees: boolean): boolean {
  const { type } = aftersaleOf(state, bn)
  if (!agrees)
    return move(state, bn, ['0-0'], '3-3', (order, one) => {
      giveBack(order, one)
      refundOf(order, bn).state = 'REFUSE'
      return true
    })
  if (type !== 'ONLY_REFUND')
    return move(state, bn, ['0-0'], '1-1', (order, one) => {
      checkFreight(state, order, one)
      return true
    })
  return move(state, bn, ['0-0'], '1-9', (order, one) => {
    checkFreight(state, order, one)
    refundOf(order, bn).state = 'due'
    return true
  })
}

export const sendBack = (state: State, bn: string): boolean =>
  aftersaleOf(state, bn).type !== 'ONLY_REFUND' && move(state, bn, ['1-1'], '1-2', () => true)

/** The merchant received the goods; restocking is optional (contract trade §13.3). */
export const receive = (state: State, bn: string, restocks: boolean): boolean =>
  aftersaleOf(state, bn).type !== 'ONLY_REFUND' &&
  move(state, bn, ['1-2'], '1-8', (_, one) => {
    one.isRestocked = restocks
    if (restocks) skuOf(state, one.itemId).store++
    return true
  })

/** The merchant approves the refund (contract operator "aftersales/refund"). */
export function approveRefund(state: State, bn: string): boolean {
  const { type } = aftersaleOf(state, bn)
  if (type === 'EXCHANGING_GOODS') return false
  if (type === 'ONLY_REFUND') return move(state, bn, ['1-9'], '2-4', () => true)
  return move(state, bn, ['1-2', '1-8'], '2-4', (order, one) => {
    checkFreight(state, order, one)
    refundOf(order, bn).state = 'due'
    return true
  })
}

/** The merchant refuses the refund; restocked goods leave the stock again. */
export const refuseRefund = (state: State, bn: string): boolean =>
  move(state, bn, ['1-1', '1-2', '1-8', '1-9'], '3-3', (order, one) => {
    const sku = skuOf(state, one.itemId)
    if (one.isRestocked && sku.store === 0) return false
    if (one.isRestocked) sku.store--
    one.isRestocked = false
    giveBack(order, one)
    refundOf(order, bn).state = 'REFUSE'
    return true
  })

/** The merchant sends another piece (contract operator "aftersales/resend"). */
export const resend = (state: State, bn: string): boolean =>
  aftersaleOf(state, bn).type === 'EXCHANGING_GOODS' &&
  move(state, bn, ['1-2', '1-8'], '2-4', (order, one) => {
    const sku = skuOf(state, one.itemId)
    if (sku.store === 0) return false
    sku.store--
    refundOf(order, bn).state = 'REFUNDCLOSE'
    return true
  })

/** Whether an after-sale prevents its order from being completed (contract trade §8.5, §12.3). */
export const isOpen = ({ at }: Aftersale): boolean => at.startsWith('0-') || at.startsWith('1-')

export const aftersalesOf = (state: State, orderId: string): Aftersale[] =>
  [...state.aftersales.values()].filter((one) => one.orderId === orderId)

/** The effects of a paid refund (contract trade §12.4, §12.5). */
export function settleRefund(state: State, order: Order, refund: Refund): void {
  refund.state = 'SUCCESS'
  const member = memberOf(state, order.userId)
  // The points of a cancelled order were returned with its stock.
  if (refund.type !== 1) member.points += refund.points
  if (order.trades.find(({ tradeId }) => tradeId === refund.tradeId)?.provider === 'deposit')
    member.deposit += refund.fee
  for (const { lineId, fee } of refund.parts) lineOf(order, lineId).refunded += fee
  if (refund.type !== 0) return
  const one = aftersaleOf(state, refund.bn)
  Object.assign(one, { at: '2-4', isSettled: true })
  const line = lineOf(order, one.lineId)
  line.refunded += refund.fee - refund.freight
  returnSubsidy(state, order.userId, line, 1)
  takeReward(state, order)
  returnCoupon(state, order)
}
