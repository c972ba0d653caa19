import { tradeJobs } from '@/lib/server/edge/jobs/trade'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import type { Faults } from '../../fixtures/engine/faults'
import type { TestMall } from '../../fixtures/engine/test-mall'
import { Mismatch, type State } from '../mirror/state'
import type { Outcome, Reply } from '../steps/step'
import { AuditTrail } from './audit'
import { adopt, differences } from './compare'
import { readSnapshot, type Snapshot } from './snapshot'
import type { Actor, Stage } from './world'

/** The mall under test, with the means to act on it and to compare it with the model. */
export class Real {
  /** The steps so far, one line each. */
  readonly trace: string[] = []
  readonly #audit = new AuditTrail()
  readonly #userIds: number[]

  readonly mall: TestMall
  readonly faults: Faults
  readonly stage: Stage

  constructor(mall: TestMall, faults: Faults, stage: Stage) {
    this.mall = mall
    this.faults = faults
    this.stage = stage
    this.#userIds = stage.shoppers.map(({ userId }) => userId)
  }

  /** Sends a call as an actor, with a fresh token: a run lasts longer than tokens are valid. */
  async call(
    actor: Actor,
    method: string,
    path: string,
    params: Record<string, unknown>,
    key?: string,
  ): Promise<Reply> {
    const token = await this.mall.tokenFor(actor.userId)
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const { data } = await this.mall.call<Reply['data']>(method, path, params, { token, headers })
    return { data }
  }

  /** Runs every job of orders once, as each instance does. */
  async runJobs(): Promise<void> {
    for (const job of tradeJobs) await job.run(this.mall, () => false)
  }

  /**
   * Finds the outcome of a step.
   * @param outcomes possible outcomes in the model, each from the state before
   * @returns the state of the outcome that the mall agrees with
   * @throws Error with the differences when there is none
   */
  async settle(before: State, outcomes: readonly ((state: State) => void)[]): Promise<State> {
    const problems: string[] = []
    const candidates = outcomes.flatMap((outcome) => {
      const state = structuredClone(before)
      state.now = this.mall.now()
      state.touched.clear()
      try {
        outcome(state)
        return [state]
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error
        problems.push(error.message)
        return []
      }
    })
    const touched = new Set(candidates.flatMap((state) => [...state.touched, ...teamMates(state)]))
    const found = await readSnapshot(this.mall, [...touched], this.#userIds, this.#audit.last)
    const undeclared = this.#audit.follow(found)
    if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
    for (const state of candidates) {
      const wrong = this.#compare(state, found)
      if (wrong.length === 0) return state
      problems.push(wrong.join('\n'))
    }
    throw new Error([...new Set(problems)].join('\n— or —\n'))
  }

  #compare(state: State, found: Snapshot): string[] {
    try {
      adopt(state, found)
    } catch (error) {
      if (error instanceof Mismatch) return [error.message]
      throw error
    }
    return differences(state, found)
  }

  /** Compares all orders and the whole books. */
  async settleAll(state: State): Promise<void> {
    await this.settle(state, [
      (copy) => {
        for (const orderId of copy.orders.keys()) copy.touched.add(orderId)
      },
    ])
    const wrong = (await checkBooks(this.mall)).filter(({ ids }) => ids.length > 0)
    if (wrong.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(wrong)}`)
  }
}

/** Orders that change together with a touched one: a payment found while comparing may complete its team. */
const teamMates = ({ teams, touched }: State): string[] =>
  [...teams.values()]
    .map(({ seats }) => [...seats.keys()])
    .filter((orderIds) => orderIds.some((orderId) => touched.has(orderId)))
    .flat()

/** The outcomes of an action, given its answer. */
export const outcomesOf = (outcomes: readonly Outcome[], reply: Reply) =>
  outcomes.map((outcome) => (state: State) => outcome(state, reply))
