import { aftersalesOf, settleRefund } from '../mirror/after-sales'
import { hear } from '../mirror/payments'
import { Mismatch, type Order, type Refund, type State } from '../mirror/state'
import type { OrderRow, Snapshot } from './snapshot'

/** The differences between the mall and the model, one sentence each; none when they agree. */
export function differences(state: State, found: Snapshot): string[] {
  return [
    ...skuDifferences(state, found),
    ...memberDifferences(state, found),
    ...couponDifferences(state, found),
    ...teamDifferences(state, found),
    ...differing('the programme', { usedPieces: state.usedPieces }, found),
    ...[...state.touched].flatMap((orderId) => {
      const row = found.orders.find((one) => one.orderId === orderId)
      const order = state.orders.get(orderId)
      return row && order
        ? [...orderDifferences(order, row), ...aftersaleDifferences(state, order, row)]
        : [`order ${orderId} is missing`]
    }),
  ]
}

const differing = (subject: string, expected: object, found: object): string[] => {
  const wanted = expected as Record<string, unknown>
  const given = found as Record<string, unknown>
  return Object.keys(wanted)
    .filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(given[key]))
    .map(
      (key) => `${subject}: ${key} is ${JSON.stringify(given[key])}, expected ${JSON.stringify(wanted[key])}`,
    )
}

const skuDifferences = (state: State, found: Snapshot) =>
  found.skus.flatMap((row) => {
    const sku = state.skus.get(row.itemId)
    return sku ? differing(`SKU ${row.itemId}`, { ...sku, ledger: sku.store }, row) : []
  })

const memberDifferences = (state: State, found: Snapshot) =>
  found.members.flatMap((row) => {
    const member = state.members.get(row.userId)
    if (!member) return []
    const { points, deposit, pieces, cart } = member
    return differing(
      `member ${row.userId}`,
      { points, ledger: points, deposit, depositLedger: deposit, pieces, cart },
      { ...row, cart: row.cart.map(({ itemId, num, checked }) => ({ itemId, num, checked })) },
    )
  })

/** A team that has ended keeps its counts, so only running and complete ones are compared. */
const teamDifferences = (state: State, found: Snapshot) =>
  [...state.teams.values()].flatMap(({ teamId, status, seats }) => {
    const row = found.teams.find((team) => team.teamId === teamId)
    const paid = [...seats.values()].filter(Boolean).length
    const counts = status === 3 ? {} : { joined: seats.size, paid }
    return row ? differing(`team ${teamId}`, { status, ...counts }, row) : [`team ${teamId} is missing`]
  })

function couponDifferences(state: State, found: Snapshot) {
  const expected = new Map(
    [...state.members].flatMap(([userId, { coupons }]) =>
      [...coupons].map(([code, coupon]) => [code, { userId, ...coupon }] as const),
    ),
  )
  const unknown = found.coupons
    .filter(({ code }) => !expected.has(code))
    .map(({ code }) => `coupon ${code} is unknown`)
  return [
    ...unknown,
    ...[...expected].flatMap(([code, { orderId }]) => {
      const row = found.coupons.find((one) => one.code === code)
      if (!row) return [`coupon ${code} is missing`]
      const events = orderId === null ? ['claimed', 'returned'] : ['used']
      return [
        ...differing(`coupon ${code}`, { status: orderId === null ? 1 : 2, orderId }, row),
        ...(events.includes(row.event) ? [] : [`coupon ${code}: the ledger says ${row.event}`]),
      ]
    }),
  ]
}

/**
 * States of a refund that the model calls `due`: the job has not claimed it, is processing it, or has left it to the desk.
 */
const dueStates = ['AUDIT_SUCCESS', 'PROCESSING', 'CHANGE']

type RefundKey = Pick<Refund, 'type' | 'fee' | 'points' | 'tradeId' | 'bn'>
const key = ({ type, fee, points, tradeId, bn }: RefundKey) => `${type} ${tradeId} ${fee} ${points} ${bn}`

/** The number of paid refunds with the key of this one. */
const paidLike = (refunds: readonly (RefundKey & { state: string })[], refund: RefundKey): number =>
  refunds.filter((one) => one.state === 'SUCCESS' && key(one) === key(refund)).length

/** The fields of a line as the mall stores them. */
function stored(line: Order['lines'][number]) {
  const { returned: _returned, points, appliedFee: _fee, appliedPoints: _points, ...rest } = line
  const { priced: _priced, subsidyLowered: _lowered, ...columns } = rest
  return { ...columns, sharePoints: points }
}

const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(amounts)
      .filter(([, amount]) => amount !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The expected subsidy of an order in the ledger (ADR 0034). */
function subsidyOf({ lines, payStatus }: Order) {
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
  const kept = sum(lines.map(({ subsidyFee }) => subsidyFee))
  // The part lost with a lower price has already been released.
  const lowered = sum(lines.map(({ subsidyLowered }) => subsidyLowered))
  const back = sum(
    lines.map(({ subsidyFee, returned, num }) =>
      returned === num ? subsidyFee : returned * Math.floor(subsidyFee / num),
    ),
  )
  const isPaid = payStatus === 'PAYED'
  return withoutZeros({
    reserved: kept + lowered,
    drawn: isPaid ? kept : 0,
    released: lowered + (isPaid ? 0 : back),
    reversed: isPaid ? back : 0,
  })
}

function orderDifferences(order: Order, row: OrderRow): string[] {
  const subject = `order ${order.orderId}`
  const { orderStatus, payStatus, deliveryStatus, zitiStatus, cancelStatus } = order
  const { total, freight, points, coupon, voucher } = order
  const lines = <L extends { itemId: number }>(list: readonly L[]) =>
    [...list].sort((a, b) => a.itemId - b.itemId)
  const held = order.lines.reduce((sum, { num, cancelled }) => sum - num + cancelled, 0)
  const refunds = (list: readonly RefundKey[]) => list.map(key).sort()
  const trades = order.trades.filter(({ fee }) => fee > 0).map(({ tradeId, fee }) => ({ tradeId, fee }))
  return [
    ...differing(
      subject,
      {
        orderStatus,
        payStatus,
        deliveryStatus,
        zitiStatus,
        cancelStatus,
        total,
        freight,
        points,
        bonus: order.bonus,
        reward: order.reward,
        coupon,
        voucher,
        moneyIn: order.trades.reduce((sum, trade) => sum + trade.paid, 0),
        subsidy: subsidyOf(order),
        pieces: orderStatus === 'CANCEL' ? 0 : held,
        trades: trades.sort((a, b) => (a.tradeId < b.tradeId ? -1 : 1)),
        refunds: refunds(order.refunds),
      },
      {
        ...row,
        subsidy: withoutZeros(row.subsidy),
        trades: row.trades.filter(({ fee }) => fee > 0).map(({ tradeId, fee }) => ({ tradeId, fee })),
        refunds: refunds(row.refunds),
      },
    ),
    ...lines(order.lines).flatMap((line, at) =>
      differing(`${subject}, SKU ${line.itemId}`, stored(line), lines(row.lines)[at] ?? {}),
    ),
    ...order.trades.flatMap((trade) => tradeDifferences(subject, trade, row)),
    ...refundDifferences(subject, order, row),
  ]
}

function aftersaleDifferences(state: State, order: Order, row: OrderRow): string[] {
  const expected = aftersalesOf(state, order.orderId)
    .map(({ bn, lineId, type, at, fee, points, freight }) => ({ bn, lineId, type, at, fee, points, freight }))
    .sort((a, b) => (a.bn < b.bn ? -1 : 1))
  const found = row.aftersales.map(({ bn, lineId, type, at, fee, points, freight }) => ({
    bn,
    lineId,
    type,
    at,
    fee,
    points,
    freight,
  }))
  return differing(`order ${order.orderId}`, { aftersales: expected }, { aftersales: found })
}

/**
 * Takes over values that the model does not decide: the time at which the job pays a refund, the numbers of lines, and
 * the distribution of an order's points over its lines.
 */
export function adopt(state: State, found: Snapshot): void {
  for (const row of found.orders) {
    const order = state.touched.has(row.orderId) ? state.orders.get(row.orderId) : undefined
    if (!order) continue
    const known = new Set(order.lines.map(({ id }) => id))
    for (const line of order.lines.filter(({ id }) => id === 0)) {
      // The item without subsidy was stored before the other one of its SKU.
      const stored = row.lines.find(({ id, itemId }) => itemId === line.itemId && !known.has(id))
      if (stored) known.add(stored.id)
      if (stored) Object.assign(line, { id: stored.id, points: stored.sharePoints })
    }
    if (order.lines.reduce((sum, { points }) => sum + points, 0) !== order.points)
      throw new Mismatch(`the points of the lines of order ${row.orderId} are not those of the order`)
    adoptPayments(state, order, row)
    const isByHand = ({ tradeId }: Refund) =>
      order.trades.find((trade) => trade.tradeId === tradeId)?.provider === 'offline'
    for (const refund of order.refunds.filter((one) => one.state === 'due' && !isByHand(one)))
      // Units that were cancelled one after the other have refunds of the same amount.
      if (paidLike(row.refunds, refund) > paidLike(order.refunds, refund)) settleRefund(state, order, refund)
  }
}

/**
 * Takes over the effects of queries to providers: the mall may have learned of received money, and closed a trade whose
 * time is over. The first payment pays the order; the mall decides which it was.
 */
function adoptPayments(state: State, order: Order, row: OrderRow): void {
  const stateOf = (tradeId: string) => row.trades.find((one) => one.tradeId === tradeId)?.state
  const isUnexpected = (tradeId: string) =>
    row.refunds.some((refund) => refund.type === 3 && refund.tradeId === tradeId)
  const heard = order.trades.filter(
    ({ tradeId, unheard }) => unheard > 0 && ['SUCCESS', 'REFUND'].includes(stateOf(tradeId) ?? ''),
  )
  for (const { tradeId } of heard.sort(
    (a, b) => Number(isUnexpected(a.tradeId)) - Number(isUnexpected(b.tradeId)),
  ))
    hear(state, order.orderId, tradeId)
  for (const trade of order.trades) {
    const isOver = ['alipay', 'wechat'].includes(trade.provider) && state.now >= trade.expires
    if (trade.state === 'NOTPAY' && isOver && stateOf(trade.tradeId) === 'CLOSED') trade.state = 'CLOSED'
  }
}

/** A trade whose money was returned in full may be shown as paid or refunded while the refund is due. */
function tradeDifferences(subject: string, trade: Order['trades'][number], row: OrderRow): string[] {
  const state = row.trades.find(({ tradeId }) => tradeId === trade.tradeId)?.state
  const same = state === trade.state || (trade.state === 'SUCCESS' && state === 'REFUND')
  return trade.fee === 0 || same
    ? []
    : [`${subject}: trade ${trade.tradeId} is ${state}, expected ${trade.state}`]
}

function refundDifferences(subject: string, order: Order, row: OrderRow): string[] {
  const open = [...order.refunds]
  let out = 0
  const wrong = row.refunds.flatMap((refund) => {
    const states = (one: Refund) => (one.state === 'due' ? dueStates : [one.state as string])
    const at = open.findIndex((one) => key(one) === key(refund) && states(one).includes(refund.state))
    if (at < 0) return [`${subject}: refund ${refund.refundBn} of ${refund.fee} is ${refund.state}`]
    open.splice(at, 1)
    if (refund.state === 'SUCCESS') out += refund.fee
    return []
  })
  if (wrong.length === 0 && out !== row.moneyOut)
    wrong.push(`${subject}: the ledger paid back ${row.moneyOut}, the refunds ${out}`)
  return wrong
}
