import fc from 'fast-check'
import type { Fault, Operation, Simulator } from '../../fixtures/payment/simulator'
import { runJobs } from '../mirror/jobs'
import { hear, tradeOf } from '../mirror/payments'
import { isOverdue, Mismatch, touch, type Order, type State, type Trade } from '../mirror/state'
import { deliver } from '../real/providers'
import { nameOf, ordersWhere, pick, step, type Outcome, type Step, type View } from './step'

/**
 * The actions of Alipay and WeChat Pay: they take money, report it now, late or never, and fail
 * (contract trade §7.3, §7.6).
 */

interface Found {
  order: Order
  trade: Trade
  simulator: Simulator
}

const tradesOf = ({ stage, state }: View, test: (trade: Trade) => boolean): Found[] =>
  ordersWhere(state, () => true)
    .flatMap((order) =>
      order.trades.flatMap((trade) => {
        const simulator = stage.providers.of(trade.provider)
        return simulator && test(trade) ? [{ order, trade, simulator }] : []
      }),
    )
    .slice(-12)

/** The mall learns of the money; for an overdue order that may be too late. */
const hearing = (orderId: string, tradeId: string): ((state: State) => void)[] => [
  (after) => hear(after, orderId, tradeId),
  (after) => {
    if (!isOverdue(touch(after, orderId), after.now)) throw new Mismatch('it is not overdue')
    hear(after, orderId, tradeId, false)
  },
]

/** The buyer pays at the provider, whose notification arrives at once, later or never. */
export const payAtProvider: fc.Arbitrary<Step> = fc
  .record({
    trade: fc.nat(11),
    isReported: fc.boolean(),
    isWrong: fc.nat(9).map((one) => one === 0),
  })
  .map(({ trade, isReported, isWrong }) =>
    step(
      `pay at provider(trade ${trade}${isWrong ? ', another amount' : ''}${isReported ? '' : ', no notification'})`,
      (view) => {
        const found = pick(
          tradesOf(view, ({ paid, unheard }) => paid === 0 && unheard === 0),
          trade,
        )
        if (!found) return null
        const { simulator } = found
        const { orderId } = found.order
        const { tradeId, fee, state: known } = found.trade
        const pays: Outcome = (after, reply) => {
          const paid = Number(reply.data.paid)
          const now = tradeOf(touch(after, orderId), tradeId)
          if (paid > 0 && now.paid === 0) now.unheard = paid
          if (reply.data.isClosed && now.state === 'NOTPAY' && after.now < now.expires)
            throw new Mismatch(`trade ${tradeId} was closed before its time`)
          if (isReported && paid > 0 && !reply.data.isAccepted)
            throw new Mismatch('the mall refuses the report')
        }
        return {
          text: `${nameOf(view.state, orderId)} is paid at ${simulator.name}${isWrong ? ' with another amount' : ''}${isReported ? '' : ', without a notification'} (trade ${tradeId.slice(-3)}, ${known})`,
          repeatable: true,
          perform: async (real) => {
            const account = simulator.accounts.get(tradeId)
            if (!account || account.closed) return { data: { paid: 0, isClosed: account?.closed } }
            if (account.paid === 0) simulator.pay(tradeId, isWrong ? fee + 1 : fee)
            const { paid } = account
            if (!isReported) return { data: { paid } }
            return {
              data: {
                paid,
                isAccepted: await deliver(real.mall, simulator, simulator.notification(tradeId)),
              },
            }
          },
          outcomes: isReported
            ? hearing(orderId, tradeId).map((heard) => (after, reply) => {
                pays(after, reply)
                if (Number(reply.data.paid) > 0) heard(after)
              })
            : [pays],
        }
      },
      { races: true },
    ),
  )

/** A notification that is late, repeated, forged, for another merchant, or about a closed trade. */
export const report: fc.Arbitrary<Step> = fc
  .record({
    trade: fc.nat(11),
    kind: fc.constantFrom('late', 'late', 'late', 'again', 'forged', 'foreign', 'closed'),
  })
  .map(({ trade, kind }) =>
    step(
      `report(trade ${trade}, ${kind})`,
      (view) => {
        const wanted = (one: Trade) =>
          kind === 'late' ? one.unheard > 0 : kind === 'again' ? one.paid > 0 : one.state !== 'REFUND'
        const found = pick(tradesOf(view, wanted), trade)
        if (!found?.simulator.accounts.has(found.trade.tradeId)) return null
        const { simulator } = found
        const { orderId } = found.order
        const { tradeId, fee, state: known } = found.trade
        const change = {
          isForged: kind === 'forged',
          isForeign: kind === 'foreign',
          isClosed: kind === 'closed',
          ...(kind === 'late' || kind === 'again' ? {} : { fee }),
        }
        const mustRefuse = kind === 'forged' || kind === 'foreign'
        const isReport = kind === 'late' || kind === 'again'
        const nothing: Outcome[] = [(after) => void touch(after, orderId)]
        const outcomes: Outcome[] = isReport ? hearing(orderId, tradeId) : nothing
        return {
          text: `${simulator.name} reports ${nameOf(view.state, orderId)} (trade ${tradeId.slice(-3)}, ${known}), ${kind}`,
          repeatable: true,
          perform: async (real) => ({
            data: {
              isAccepted: await deliver(real.mall, simulator, simulator.notification(tradeId, change)),
            },
          }),
          outcomes: outcomes.map((outcome) => (after, reply) => {
            if (reply.data.isAccepted === mustRefuse) throw new Mismatch(`the mall answers ${!mustRefuse}`)
            outcome(after, reply)
          }),
        }
      },
      { races: true },
    ),
  )

const operations: readonly Operation[] = ['refund', 'refund', 'refund', 'findRefund', 'query', 'close']
/** A time-out takes seconds, so it is only in the long form. */
const faults: readonly Fault[] = [
  ...(['error', 'lost', 'forged', 'refused', 'pending'] as const),
  ...(Number(process.env.MODEL_STEPS ?? 0) >= 1_000 ? (['timeout'] as const) : []),
]

/** The jobs run while a provider answers some calls wrongly or not at all. */
export const jobsInTrouble: fc.Arbitrary<Step> = fc
  .record({
    provider: fc.nat(1),
    operation: fc.constantFrom(...operations),
    fault: fc.constantFrom(...faults),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ provider, operation, fault, times }) =>
    step(`jobs(provider ${provider}, ${operation} ${fault} ${times} times)`, ({ stage }) => {
      const simulator = stage.providers.all[provider]
      if (!simulator) return null
      return {
        text: `the jobs run while ${simulator.name} answers ${operation} with ${fault}`,
        perform: async (real) => {
          simulator.fail(operation, fault, times)
          await real.runJobs()
          simulator.heal()
          return { data: {} }
        },
        outcomes: [(after) => runJobs(stage.world, after)],
      }
    }),
  )

/** Refunds that providers were processing reach the buyers. */
export const finishRefunds: fc.Arbitrary<Step> = fc.constant(
  step('providers pay()', ({ stage }) => ({
    text: 'the providers pay what they had in hand',
    perform: async () => {
      for (const simulator of stage.providers.all) simulator.finishRefunds()
      return { data: {} }
    },
    outcomes: [() => undefined],
  })),
)
