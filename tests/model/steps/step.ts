import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { contract } from '@/lib/contract'
import { Mismatch, present, type Order, type State } from '../mirror/state'
import type { Real } from '../real/real'
import type { Actor, Stage } from '../real/world'

/**
 * A step of a run: it selects its target when it runs, acts on the mall, and returns the possible outcomes in the
 * model.
 */
export interface Step {
  /** Readable text, with the arguments that fast-check generated. */
  text: string
  /** Null when there is nothing to act on. */
  plan(view: View): Action | null
  /** Whether the step may run concurrently with another one. */
  races?: boolean
}

export interface View {
  stage: Stage
  state: State
}

export interface Reply {
  data: Record<string, unknown> & { message?: string; status_code?: number }
  /** The first attempt was interrupted: it may have taken effect, and this answer is that of the second. */
  retried?: boolean
}

export type Outcome = (state: State, reply: Reply) => void

export interface Action {
  /** Readable text of the action, with names. */
  text: string
  perform(real: Real): Promise<Reply>
  /** The possible outcomes; the mall must agree with one of them. */
  outcomes: readonly Outcome[]
  /** Whether the step may be sent again after an interruption. */
  repeatable?: boolean
}

export const step = (text: string, plan: Step['plan'], more: Partial<Step> = {}): Step => ({
  text,
  plan,
  ...more,
})

export const accepted = (reply: Reply): boolean => reply.data.status_code === undefined

/**
 * Compares the decision of the mall with the expected one. A repeated request may be rejected because it is already
 * done.
 */
export function agree(reply: Reply, expected: boolean): void {
  const found = accepted(reply)
  if ((reply.data.status_code ?? 0) >= 500) throw new Mismatch(`it failed: ${reply.data.message}`)
  if (found === expected || (reply.retried && expected)) return
  throw new Mismatch(
    expected
      ? `refused: ${reply.data.message} (${reply.data.status_code})`
      : `accepted ${JSON.stringify(reply.data)}, expected a refusal`,
  )
}

/** The entry for a number; small numbers select the newest. */
export const pick = <T>(list: readonly T[], choice: number): T | undefined =>
  list.length === 0 ? undefined : list[list.length - 1 - (choice % list.length)]

export const ordersWhere = (state: State, test: (order: Order) => boolean): Order[] =>
  [...state.orders.values()].filter(test)

/** As `pick`, from a list that is never empty. */
export const pickOne = <T>(list: readonly T[], choice: number): T => present(pick(list, choice))

/** A short name of an order: `order 3` is the third of the run. */
export const nameOf = (state: State, orderId: string): string =>
  `order ${[...state.orders.keys()].indexOf(orderId) + 1}`

export const ownerOf = (stage: Stage, order: Order): Actor => {
  const owner = stage.shoppers.find(({ userId }) => userId === order.userId)
  if (!owner) throw new Error(`nobody owns ${order.orderId}`)
  return owner
}

export const shopper = (stage: Stage, at: number): Actor =>
  pickOne(stage.shoppers, stage.shoppers.length - 1 - (at % stage.shoppers.length))

type Tree = { [name: string]: Tree | AnyContractProcedure }
const routesOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) =>
    isContractProcedure(node)
      ? [`${node['~orpc'].route.method} ${node['~orpc'].route.path}`]
      : routesOf(node),
  )
const routes = new Set(routesOf(contract as unknown as Tree))

/** Whether the contract has a call. Steps of calls that do not exist yet are left out of a run. */
export const offers = (method: string, path: string): boolean => routes.has(`${method} ${path}`)
