import { aftersalesOf, isOpen } from './after-sales'
import { price, type Priced, type Request } from './price'
import { creditReward, expectedReward } from './rewards'
import { takeShare } from './shares'
import {
  isOverdue,
  memberOf,
  present,
  skuOf,
  touch,
  type Line,
  type Order,
  type State,
  type Trade,
  type World,
} from './state'

/** Orders from placing to receipt (contract trade §6.4, §8.4, §8.5, §12.3). */

export interface Placing {
  userId: number
  lines: readonly Request[]
  fromCart: boolean
  coupon: string | null
  points: number
  isPickup: boolean
  wantsPlus: boolean
}

/** The expected result of placing: a priced order, or a refusal. */
export function priced(world: World, state: State, placing: Placing): Priced | string {
  if (placing.lines.length === 0)
    return memberOf(state, placing.userId).cart.length === 0 ? '购物车为空' : '购物车选中商品为空'
  if (placing.lines.some(({ itemId, num }) => num > skuOf(state, itemId).store)) return '库存不足'
  return price(world, state, placing)
}

/** The trade of an order that costs nothing (contract trade §7.2, localPay). */
export const freeTrade = ({ orderId, autoCancel }: Order): Trade => ({
  tradeId: `${orderId}T00`,
  payType: 'localPay',
  channel: '',
  provider: '',
  expires: autoCancel,
  fee: 0,
  state: 'SUCCESS',
  paid: 0,
  unheard: 0,
})

/** Places an order: stock, coupon, points and cart lines are taken (contract trade §6.4). */
export function place(world: World, state: State, orderId: string, placing: Placing, found: Priced): Order {
  const member = memberOf(state, placing.userId)
  for (const { itemId, num } of found.lines) {
    const sku = skuOf(state, itemId)
    sku.store -= num
    sku.sold += num
  }
  member.points -= found.points
  for (const { subsidyNum } of found.lines) {
    member.pieces += subsidyNum
    state.usedPieces += subsidyNum
  }
  const coupon = found.coupon === null ? undefined : member.coupons.get(found.coupon)
  if (coupon) coupon.orderId = orderId
  if (placing.fromCart) member.cart = member.cart.filter(({ checked }) => !checked)
  const order: Order = {
    orderId,
    userId: placing.userId,
    orderStatus: 'NOTPAY',
    payStatus: 'NOTPAY',
    deliveryStatus: 'PENDING',
    zitiStatus: placing.isPickup ? 'PENDING' : 'NOTZITI',
    cancelStatus: 'NO_APPLY_CANCEL',
    lines: found.lines.map((line) => ({
      ...line,
      delivered: 0,
      cancelled: 0,
      applied: 0,
      refunded: 0,
      returned: 0,
      id: 0,
      points: 0,
      subsidyLowered: 0,
      appliedFee: 0,
      appliedPoints: 0,
    })),
    total: found.total,
    freight: found.freight,
    points: found.points,
    bonus: expectedReward(world, found.lines),
    reward: 0,
    coupon: found.coupon,
    autoCancel: state.now + world.cancelSeconds,
    autoFinish: null,
    aftersaleUntil: null,
    teamId: null,
    voucher: null,
    isOffline: false,
    trades: [],
    refunds: [],
  }
  state.orders.set(orderId, order)
  state.touched.add(orderId)
  if (order.total === 0) {
    order.trades.push(freeTrade(order))
    Object.assign(order, { orderStatus: 'PAYED', payStatus: 'PAYED' })
  }
  return order
}

/**
 * Pieces that the programme gets back once `units` of a line are returned; all of them with the last one (ADR 0034).
 */
const piecesBack = ({ num, subsidyNum }: Line, units: number) => Math.floor((subsidyNum * units) / num)

/** Returns the part of the subsidy that belongs to returned units of a line. */
export function returnSubsidy(state: State, userId: number, line: Line, units: number): void {
  const pieces = piecesBack(line, line.returned + units) - piecesBack(line, line.returned)
  line.returned += units
  memberOf(state, userId).pieces -= pieces
  state.usedPieces -= pieces
}

/** Returns the seat of an ended order; a team without seats has failed. */
export function leaveTeam(state: State, order: Order): void {
  const team = order.teamId === null ? undefined : state.teams.get(order.teamId)
  if (team?.status !== 1) return
  team.seats.delete(order.orderId)
  if (team.seats.size === 0) team.status = 3
}

/** Returns the stock and benefits of an order; cancelled units were already returned (contract trade §12.3). */
export function release(state: State, order: Order): void {
  for (const line of order.lines) {
    const sku = skuOf(state, line.itemId)
    sku.store += line.num - line.cancelled
    sku.sold -= line.num - line.cancelled
    returnSubsidy(state, order.userId, line, line.num - line.returned)
  }
  const member = memberOf(state, order.userId)
  member.points += order.points - cancelledBefore(order).points
  const coupon = order.coupon === null ? undefined : member.coupons.get(order.coupon)
  if (coupon) coupon.orderId = null
}

/** Cancels an unpaid order; its open trades end with it. */
export function cancelUnpaid(state: State, order: Order): void {
  release(state, order)
  Object.assign(order, { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' })
  for (const trade of order.trades) if (trade.state === 'NOTPAY') trade.state = 'CLOSED'
  leaveTeam(state, order)
  state.touched.add(order.orderId)
}

/** The buyer cancels (contract trade §8.4). @returns whether the mall must accept it */
export function cancel(state: State, orderId: string): boolean {
  const order = touch(state, orderId)
  if (isOverdue(order, state.now)) return false
  if (order.orderStatus === 'NOTPAY' && order.voucher === 0) return false
  if (order.orderStatus === 'NOTPAY') {
    cancelUnpaid(state, order)
    return true
  }
  if (
    order.orderStatus !== 'PAYED' ||
    order.deliveryStatus !== 'PENDING' ||
    order.cancelStatus !== 'NO_APPLY_CANCEL'
  )
    return false
  order.cancelStatus = 'WAIT_PROCESS'
  order.refunds.push({
    type: 1,
    fee: order.total - cancelledBefore(order).fee,
    points: order.points - cancelledBefore(order).points,
    freight: order.freight,
    state: 'READY',
    tradeId: settledTrade(order)?.tradeId ?? '',
    bn: '',
    parts: [],
  })
  return true
}

/** Money and points of units that the merchant has already cancelled. */
function cancelledBefore(order: Order): { fee: number; points: number } {
  const before = order.refunds.filter(({ type }) => type === 4)
  return {
    fee: before.reduce((sum, { fee }) => sum + fee, 0),
    points: before.reduce((sum, { points }) => sum + points, 0),
  }
}

/** The trade that paid an order, without unexpected ones. */
export const settledTrade = (order: Order) =>
  order.trades.find(
    ({ tradeId, state }) =>
      (state === 'SUCCESS' || state === 'REFUND') &&
      !order.refunds.some((refund) => refund.type === 3 && refund.tradeId === tradeId),
  )

/** The merchant decides on a cancellation (contract trade §12.3). @returns whether the mall must accept it */
export function reviewCancel(state: State, orderId: string, agree: boolean): boolean {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'PAYED' || order.cancelStatus !== 'WAIT_PROCESS') return false
  const refund = order.refunds.find(({ type }) => type === 1)
  if (agree) {
    release(state, order)
    Object.assign(order, { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' })
    if (refund) refund.state = 'due'
  } else {
    order.cancelStatus = 'FAILS'
    if (refund) refund.state = 'REFUSE'
  }
  return true
}

const isCancelSettled = (order: Order) =>
  order.cancelStatus === 'NO_APPLY_CANCEL' || order.cancelStatus === 'FAILS'

/** The buyer confirms receipt (contract trade §8.5). @returns whether the mall must accept it */
export function confirmReceipt(world: World, state: State, orderId: string): boolean {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'WAIT_BUYER_CONFIRM' || !isCancelSettled(order)) return false
  if (aftersalesOf(state, orderId).some(isOpen)) return false
  finish(world, state, order)
  return true
}

export function finish(world: World, state: State, order: Order): void {
  order.orderStatus = 'DONE'
  creditReward(state, order)
  order.aftersaleUntil = state.now + world.aftersaleSeconds
  state.touched.add(order.orderId)
}

const lineAt = (order: Order, at: number) => present(order.lines[at], 'the line')

/** Units of a line that are neither shipped nor cancelled. */
const leftToShip = (line: Order['lines'][number]) => line.num - line.delivered - line.cancelled

/** Ships one parcel (contract operator). @returns whether the mall must accept it */
export function ship(
  world: World,
  state: State,
  orderId: string,
  units: readonly { at: number; num: number }[] | null,
): boolean {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'PAYED' || order.deliveryStatus === 'DONE') return false
  if (order.zitiStatus !== 'NOTZITI' || !isCancelSettled(order)) return false
  const parcel = units ?? order.lines.map((line, at) => ({ at, num: leftToShip(line) }))
  if (parcel.some(({ at, num }) => num > leftToShip(lineAt(order, at)))) return false
  if (parcel.every(({ num }) => num === 0)) return false
  for (const { at, num } of parcel) lineAt(order, at).delivered += num
  endOfShipping(world, state, order)
  return true
}

/** The states of an order after units were shipped or cancelled (contract trade §12.3, contract operator). */
function endOfShipping(world: World, state: State, order: Order): void {
  if (order.lines.every((line) => leftToShip(line) === 0)) {
    Object.assign(order, { orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' })
    order.autoFinish = state.now + world.finishSeconds
  } else if (order.lines.some(({ delivered }) => delivered > 0)) order.deliveryStatus = 'PARTAIL'
}

/**
 * The merchant cancels unshipped units (contract operator "order/cancel/rest").
 * @returns whether the mall must accept it
 */
export function cancelRest(
  world: World,
  state: State,
  orderId: string,
  units: readonly { at: number; num: number }[] | null,
): boolean {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'PAYED' || order.deliveryStatus === 'DONE') return false
  if (!isCancelSettled(order) || order.zitiStatus === 'DONE') return false
  const rest = units ?? order.lines.map((line, at) => ({ at, num: leftToShip(line) }))
  if (rest.some(({ at, num }) => num > leftToShip(lineAt(order, at)))) return false
  if (rest.every(({ num }) => num === 0)) return false
  let [fee, points] = [0, 0]
  const parts: { lineId: number; fee: number }[] = []
  for (const { at, num } of rest.filter((one) => one.num > 0)) {
    const line = lineAt(order, at)
    const share = takeShare(line, num)
    fee += share.fee
    points += share.points
    parts.push({ lineId: line.id, fee: share.fee })
    line.cancelled += num
    returnSubsidy(state, order.userId, line, num)
    const sku = skuOf(state, line.itemId)
    sku.store += num
    sku.sold -= num
  }
  const tradeId = settledTrade(order)?.tradeId ?? ''
  if (order.lines.every((line) => line.cancelled === line.num)) {
    fee += order.freight
    Object.assign(order, { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' })
  } else endOfShipping(world, state, order)
  returnCoupon(state, order)
  order.refunds.push({ type: 4, fee, points, freight: 0, state: 'due', tradeId, bn: '', parts })
  return true
}

/** Returns the coupon once every paid unit is cancelled or refunded (contract trade §4.6). */
export function returnCoupon(state: State, order: Order): void {
  const gone = (of: Line) =>
    of.cancelled +
    aftersalesOf(state, order.orderId).filter((one) => one.lineId === of.id && one.isSettled).length
  const coupon = order.coupon === null ? undefined : memberOf(state, order.userId).coupons.get(order.coupon)
  const bought = order.lines.filter(({ kind }) => kind !== 'gift')
  if (coupon?.orderId === order.orderId && bought.every((of) => gone(of) === of.num)) coupon.orderId = null
}

/** The buyer fetches a pickup order (contract trade §9.2). @returns whether the mall must accept it */
export function pickUp(world: World, state: State, orderId: string): boolean {
  const order = touch(state, orderId)
  if (order.orderStatus !== 'PAYED' || order.zitiStatus !== 'PENDING' || !isCancelSettled(order)) return false
  for (const line of order.lines) line.delivered = line.num - line.cancelled
  Object.assign(order, { deliveryStatus: 'DONE', zitiStatus: 'DONE' })
  finish(world, state, order)
  return true
}
