import fc from 'fast-check'
import { breakable } from '../fixtures/engine/faults'
import { openTestMall } from '../fixtures/engine/test-mall'
import { runJobs } from './mirror/jobs'
import { present } from './mirror/state'
import { outcomesOf, Real } from './real/real'
import { buildStage } from './real/world'
import { anyStep } from './steps'
import type { Step, View } from './steps/step'

/** The whole books are checked after this many steps. */
const booksEvery = 50
/** How long a failing sequence is made shorter, in milliseconds. */
const shrinkTime = 120_000
/** Steps that are shown of a failing sequence, the last ones. */
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

/** Lets time pass until nothing is left to do, and compares everything once more. */
async function finish(model: Model, real: Real): Promise<void> {
  for (let round = 0; round < 4; round++) {
    real.mall.travel(3_600)
    await real.runJobs()
    model.state = await real.settle(model.state, [(state) => runJobs(real.stage.world, state)])
  }
  await real.settleAll(model.state)
  const waiting = await real.mall.rows(
    `select refund_bn as id, refund_status as state from refunds
      where refund_status in ('AUDIT_SUCCESS', 'PROCESSING', 'CHANGE')
     union all select topic, last_error from outbox`,
  )
  if (waiting.length > 0) throw new Error(`still waiting after four hours: ${JSON.stringify(waiting)}`)
}

/** What a run has seen. */
export interface Figures {
  steps: number
  orders: number
  /** Orders by their last state. */
  states: Record<string, number>
  refunds: number
}

/**
 * Plays one random sequence of steps against a mall of its own and compares both after every step.
 * @throws Error with the shortest sequence that was found to fail
 */
export async function playSequence({ seed, steps }: { seed: number; steps: number }): Promise<Figures> {
  let failedAt: number | null = null
  let figures: Figures | undefined
  let opened: ReturnType<typeof breakable> | undefined
  const mall = await openTestMall({ MALL_PAY_TEST: '1' }, (db) => (opened = breakable(db)).db)
  const faults = present(opened?.faults, 'the database')

  async function play(commands: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> {
    if (failedAt === null) fc.pre([...commands].length >= steps * 2)
    else if (Date.now() - failedAt > shrinkTime) return
    const stage = await buildStage(mall)
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
      states: Object.fromEntries(
        [...new Set(orders.map(({ orderStatus }) => orderStatus))].map((status) => [
          status,
          orders.filter(({ orderStatus }) => orderStatus === status).length,
        ]),
      ),
      refunds: orders.reduce((sum, { refunds }) => sum + refunds.length, 0),
    }
  }

  // Steps without a target are left out, so more are drawn than are played.
  const commands = anyStep.map((one) => new Command(one, steps))
  const sequences = fc.commands([commands], { maxCommands: steps * 4, size: 'max' })
  try {
    await fc.assert(fc.asyncProperty(sequences, play), { seed, numRuns: 1 })
  } finally {
    await mall.close()
  }
  if (!figures) throw new Error('nothing was played')
  return figures
}
