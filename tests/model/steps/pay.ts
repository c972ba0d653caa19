import fc from 'fast-check'
import {
  canStart,
  openTrade,
  payByDeposit,
  receiveMoney,
  refundUnexpected,
  tradeOf,
} from '../mirror/payments'
import { isOverdue, Mismatch, present, touch, type Order, type Trade, type Way } from '../mirror/state'
import { notify } from '../real/notification'
import type { Real } from '../real/real'
import type { Actor } from '../real/world'
import {
  accepted,
  agree,
  nameOf,
  ordersWhere,
  ownerOf,
  pick,
  step,
  type Reply,
  type Step,
  type View,
} from './step'

/** Payments: started twice, confirmed twice, late, forged and of another amount (contract trade §7). */

const isPayable = (order: Order) => order.total > 0

/** The payment methods that are started and paid later. */
const ways: readonly Way[] = [
  { payType: 'test', channel: '', provider: 'test' },
  { payType: 'test', channel: 'b', provider: 'test' },
  { payType: 'alipay', channel: '', provider: 'alipay' },
  { payType: 'wxpaypc', channel: '', provider: 'wechat' },
]
const nameOfWay = ({ payType, channel }: Way) => `${payType}${channel ? `, channel ${channel}` : ''}`

/** Opens the cashier; another payment method opens another trade, so that one order can be paid twice. */
export const startPayment: fc.Arbitrary<Step> = fc
  .record({ order: fc.nat(6), way: fc.constantFrom(...ways) })
  .map(({ order, way }) =>
    step(
      `start payment(order ${order}, ${nameOfWay(way)})`,
      ({ stage, state }) => {
        const found = pick(ordersWhere(state, isPayable).slice(-7), order)
        if (!found) return null
        const { orderId } = found
        const actor = ownerOf(stage, found)
        return {
          text: `${actor.name} opens the cashier for ${nameOf(state, orderId)} with ${nameOfWay(way)}`,
          repeatable: true,
          perform: (real) => start(real, actor, orderId, way),
          outcomes: [
            (after, reply) => {
              agree(reply, canStart(touch(after, orderId), after.now))
              if (accepted(reply)) expectTrade(openTrade(stage.world, after, orderId, way), reply)
            },
          ],
        }
      },
      { races: true },
    ),
  )

const start = (real: Real, actor: Actor, orderId: string, { payType, channel }: Way) =>
  real.call(actor, 'POST', '/payment', { order_id: orderId, pay_type: payType, pay_channel: channel })

function expectTrade({ tradeId }: Trade, reply: Reply): void {
  const { trade_id } = (reply.data.trade_info ?? {}) as { trade_id?: string }
  if (trade_id !== tradeId) throw new Mismatch(`the payment has trade ${trade_id}, expected ${tradeId}`)
}

/** The provider gives no usable answer; the trade stays and can be started again. */
export const startInVain: fc.Arbitrary<Step> = fc
  .record({
    order: fc.nat(6),
    way: fc.constantFrom(...ways.filter(({ provider }) => provider !== 'test')),
    fault: fc.constantFrom('error' as const, 'lost' as const, 'refused' as const, 'forged' as const),
  })
  .map(({ order, way, fault }) =>
    step(`start payment(order ${order}, ${nameOfWay(way)}, ${fault})`, ({ stage, state }) => {
      const found = pick(
        ordersWhere(state, (one) => isPayable(one) && canStart(one, state.now)),
        order,
      )
      const simulator = stage.providers.of(way.provider)
      if (!found || !simulator) return null
      const { orderId } = found
      const actor = ownerOf(stage, found)
      return {
        text: `${actor.name} opens the cashier for ${nameOf(state, orderId)} with ${nameOfWay(way)}, which fails (${fault})`,
        perform: async (real) => {
          simulator.fail('start', fault)
          const reply = await start(real, actor, orderId, way)
          simulator.heal()
          return reply
        },
        outcomes: [
          (after, reply) => {
            // Alipay's library opens a broken connection once more.
            if (fault !== 'lost') agree(reply, false)
            const trade = openTrade(stage.world, after, orderId, way)
            if (accepted(reply)) expectTrade(trade, reply)
          },
        ],
      }
    }),
  )

/** Pays with stored value, at once. */
export const payFromDeposit: fc.Arbitrary<Step> = fc.record({ order: fc.nat(6) }).map(({ order }) =>
  step(
    `pay from deposit(order ${order})`,
    ({ stage, state }) => {
      const found = pick(ordersWhere(state, isPayable).slice(-7), order)
      if (!found) return null
      const { orderId } = found
      const actor = ownerOf(stage, found)
      const deposit: Way = { payType: 'deposit', channel: '', provider: 'deposit' }
      return {
        text: `${actor.name} pays ${nameOf(state, orderId)} from the deposit`,
        repeatable: true,
        perform: (real) => start(real, actor, orderId, deposit),
        outcomes: [(after, reply) => agree(reply, payByDeposit(stage.world, after, orderId))],
      }
    },
    { races: true },
  ),
)

/** Recent trades, mostly open ones; occasionally any. */
const tradesOf = ({ state }: View, any: boolean): { order: Order; trade: Trade }[] =>
  ordersWhere(state, isPayable)
    .flatMap((order) => order.trades.map((trade) => ({ order, trade })))
    .filter(({ trade }) => trade.provider === 'test')
    .filter(({ trade }) => any || trade.state === 'NOTPAY')
    .slice(-12)

/** The choice of a trade, and whether it may be one that is over. */
const aTrade = { trade: fc.nat(11), any: fc.nat(2).map((one) => one === 0) }

/** The buyer confirms a test payment: of an open trade, of a closed one, or once more. */
export const pay: fc.Arbitrary<Step> = fc.record(aTrade).map(({ trade, any }) =>
  step(
    `pay(trade ${trade}${any ? ' of all' : ''})`,
    (view) => {
      const found = pick(tradesOf(view, any), trade)
      if (!found) return null
      const { orderId } = found.order
      const { tradeId, state: known } = found.trade
      const actor = ownerOf(view.stage, found.order)
      return {
        text: `${actor.name} pays ${nameOf(view.state, orderId)} (trade ${tradeId.slice(-3)}, ${known})`,
        repeatable: true,
        perform: (real) => real.call(actor, 'POST', '/payment/test/confirm', { trade_id: tradeId }),
        outcomes: [
          (after, reply) => {
            agree(reply, true)
            receiveMoney(after, orderId, tradeId)
          },
          // Money for an overdue order may arrive too late for it.
          (after, reply) => {
            agree(reply, true)
            if (!isOverdue(touch(after, orderId), after.now)) throw new Mismatch('it is not overdue')
            receiveMoney(after, orderId, tradeId, false)
          },
          // The provider rejects money for a trade that was closed there.
          (after, reply) => {
            agree(reply, false)
            if (tradeOf(touch(after, orderId), tradeId).state !== 'CLOSED')
              throw new Mismatch('it is not closed')
          },
        ],
      }
    },
    { races: true },
  ),
)

/** Another member pays with the number of a trade: rejected as if it did not exist. */
export const payForAnother: fc.Arbitrary<Step> = fc.record(aTrade).map(({ trade, any }) =>
  step(`pay for another(trade ${trade}${any ? ' of all' : ''})`, (view) => {
    const found = pick(tradesOf(view, any), trade)
    if (!found) return null
    const stranger = present(view.stage.shoppers.find(({ userId }) => userId !== found.order.userId))
    return {
      text: `${stranger.name} confirms the payment of ${nameOf(view.state, found.order.orderId)}`,
      perform: (real) =>
        real.call(stranger, 'POST', '/payment/test/confirm', { trade_id: found.trade.tradeId }),
      outcomes: [
        (after, reply) => {
          touch(after, found.order.orderId)
          agree(reply, false)
        },
      ],
    }
  }),
)

/** A provider reports a payment: correctly, with a wrong signature, or with another amount than that of the trade. */
export const notification: fc.Arbitrary<Step> = fc
  .record({ ...aTrade, kind: fc.constantFrom('right', 'forged', 'other amount') })
  .map(({ trade, any, kind }) =>
    step(
      `notification(${kind}, trade ${trade}${any ? ' of all' : ''})`,
      (view) => {
        const found = pick(tradesOf(view, any), trade)
        if (!found) return null
        const { orderId } = found.order
        const { tradeId, fee: asked, state: known } = found.trade
        const fee = kind === 'other amount' ? asked + 1 : asked
        const outcomes = {
          right: [
            (after: typeof view.state) => receiveMoney(after, orderId, tradeId),
            (after: typeof view.state) => {
              if (!isOverdue(touch(after, orderId), after.now)) throw new Mismatch('it is not overdue')
              receiveMoney(after, orderId, tradeId, false)
            },
          ],
          forged: [(after: typeof view.state) => void touch(after, orderId)],
          // Rejected, or accepted and refunded; it never settles the order (contract operator "order/price").
          'other amount': [
            (after: typeof view.state) => void touch(after, orderId),
            (after: typeof view.state) => {
              const order = touch(after, orderId)
              if (tradeOf(order, tradeId).paid > 0) throw new Mismatch('it was paid before')
              refundUnexpected(order, tradeOf(order, tradeId), fee)
            },
          ],
        }
        return {
          text: `the provider reports ${nameOf(view.state, orderId)} (trade ${tradeId.slice(-3)}, ${known}), ${kind}`,
          repeatable: true,
          perform: (real) => notify(real.mall, { tradeId, fee, isForged: kind === 'forged' }),
          outcomes: outcomes[kind],
        }
      },
      { races: true },
    ),
  )
