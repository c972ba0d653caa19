import fc from 'fast-check'
import { breakable } from '../fixtures/engine/faults'
import { openTestMall } from '../fixtures/engine/test-mall'
import { runJobs } from './mirror/jobs'
import { present, type State } from './mirror/state'
import { transferBack } from './mirror/transfers'
import { moneyDifferences, startProviders } from './real/providers'
import { outcomesOf, Real } from './real/real'
import { buildStage } from './real/world'
import { anyStep } from './steps'
import type { Step, View } from './steps/step'
import { transferNext } from './steps/transfer'

/** The whole books are checked after this many steps. */
const booksEvery = 50
/** Milliseconds for shrinking a failing sequence. */
const shrinkTime = Number(process.env.MODEL_SHRINK_MS ?? 120_000)
/** Number of last steps that are printed of a failing sequence. */
const shownSteps = 40

interface Model extends View {
  done: number
}

class Command implements fc.AsyncCommand<Model, Real> {
  readonly #step: Step
  readonly #limit: number

  constructor(one: Step, limit: number) {
    this.#step = one
    this.#limit = limit
  }

  check(model: Readonly<Model>): boolean {
    return model.done < this.#limit && this.#step.plan(model) !== null
  }

  async run(model: Model, real: Real): Promise<void> {
    const action = this.#step.plan(model)
    if (!action) return
    real.trace.push(action.text)
    const reply = await action.perform(real)
    model.state = await real.settle(model.state, outcomesOf(action.outcomes, reply))
    model.done++
    if (model.done % booksEvery === 0) await real.settleAll(model.state)
  }

  toString(): string {
    return this.#step.text
  }
}

/** Most rounds until all refunds must be paid. */
const longestFinish = 12

const anyWaiting = async ({ mall }: Real) =>
  (await mall.rows(`select 1 from refunds where refund_status in ('AUDIT_SUCCESS', 'PROCESSING', 'CHANGE')`))
    .length > 0

/** The desk retries refunds that the mall has given up. */
async function retryRefunds(real: Real): Promise<void> {
  const rows = await real.mall.rows<{ bn: string }>(
    `select refund_bn as bn from refunds where refund_status = 'CHANGE'`,
  )
  for (const { bn } of rows)
    await real.call(real.stage.operator, 'POST', '/operator/refund/retry', { refund_bn: bn })
}

/** The desk transfers all waiting refunds. */
async function transferAll(before: State, real: Real): Promise<State> {
  let state = before
  for (;;) {
    const { data } = await transferNext(real)
    if (!('chosen' in data)) return state
    const { chosen } = data
    const refund = { ...chosen, state: 'due' as const, freight: 0, parts: [] }
    state = await real.settle(state, [(after) => transferBack(after, chosen.orderId, refund)])
  }
}

/** Advances the clock until nothing is left to do, and compares everything once more. */
async function finish(model: Model, real: Real): Promise<void> {
  for (let round = 0; round < longestFinish && (round < 4 || (await anyWaiting(real))); round++) {
    for (const simulator of real.stage.providers.all) simulator.finishRefunds()
    await retryRefunds(real)
    real.mall.travel(round < 4 ? 3_600 : 6 * 3_600)
    await real.runJobs()
    model.state = await real.settle(model.state, [(state) => runJobs(real.stage.world, state)])
    model.state = await transferAll(model.state, real)
  }
  const unheard = moneyDifferences(real.stage.providers, model.state)
  for (const { trades } of model.state.orders.values())
    for (const trade of trades)
      if (trade.unheard > 0) unheard.push(`nobody asked ${trade.provider} about ${trade.tradeId}`)
  if (unheard.length > 0) throw new Error(unheard.join('\n'))
  await real.settleAll(model.state)
  const waiting = await real.mall.rows(
    `select refund_bn as id, refund_status as state from refunds
      where refund_status in ('AUDIT_SUCCESS', 'PROCESSING', 'CHANGE')
     union all select topic, last_error from outbox`,
  )
  if (waiting.length > 0) throw new Error(`still waiting after hours: ${JSON.stringify(waiting)}`)
}

/** Figures of a run. */
export interface Figures {
  steps: number
  orders: number
  /** Orders by their last state. */
  states: Record<string, number>
  /** Lines by the way in which they were added to their order. */
  lines: Record<string, number>
  /** Payments by provider. */
  payments: Record<string, number>
  /** Refunds by type. */
  refunds: Record<string, number>
  aftersales: number
}

/** The number of occurrences of each name. */
function tally(names: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/**
 * Plays one random sequence of steps against a separate mall and compares both after every step.
 * @throws Error with the shortest failing sequence that was found
 */
export async function playSequence({ seed, steps }: { seed: number; steps: number }): Promise<Figures> {
  let failedAt: number | null = null
  let figures: Figures | undefined
  let opened: ReturnType<typeof breakable> | undefined
  const clock = { now: () => 0 }
  const providers = await startProviders(() => clock.now())
  const env = { MALL_PAY_TEST: '1', ...providers.env }
  const mall = await openTestMall(env, (db) => (opened = breakable(db)).db)
  clock.now = mall.now
  const faults = present(opened?.faults, 'the database')

  async function play(commands: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> {
    if (failedAt === null) fc.pre([...commands].length >= steps * 2)
    else if (Date.now() - failedAt > shrinkTime) return
    const stage = await buildStage(mall, providers)
    const real = new Real(mall, faults, stage)
    const model: Model = { stage, state: stage.state, done: 0 }
    try {
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await finish(model, real)
    } catch (error) {
      failedAt ??= Date.now()
      const told = real.trace.map((line, at) => `${at + 1}. ${line}`).slice(-shownSteps)
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${told.join('\n')}`, {
        cause: error,
      })
    }
    const orders = [...model.state.orders.values()]
    if (process.env.MODEL_TRACE) process.stdout.write(`${real.trace.join('\n')}\n`)
    figures = {
      steps: model.done,
      orders: orders.length,
      states: tally(orders.map(({ orderStatus }) => orderStatus)),
      lines: tally(orders.flatMap(({ lines }) => lines.map(({ kind }) => kind))),
      payments: tally(
        orders.flatMap(({ trades }) => trades.filter(({ paid }) => paid > 0).map(({ provider }) => provider)),
      ),
      refunds: tally(orders.flatMap(({ refunds }) => refunds.map(({ type }) => type))),
      aftersales: model.state.aftersales.size,
    }
  }

  // Steps without a target are skipped, so more are generated than played.
  const commands = anyStep.map((one) => new Command(one, steps))
  const sequences = fc.commands([commands], { maxCommands: steps * 4, size: 'max' })
  try {
    await fc.assert(fc.asyncProperty(sequences, play), { seed, numRuns: 1 })
  } finally {
    await mall.close()
    await providers.close()
  }
  if (!figures) throw new Error('nothing was played')
  return figures
}
