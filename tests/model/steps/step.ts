import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { contract } from '@/lib/contract'
import { Mismatch, present, type Order, type State } from '../mirror/state'
import type { Real } from '../real/real'
import type { Actor, Stage } from '../real/world'

/** A step of a run: it looks for its target when its turn comes, acts on the mall, and says what the model makes of it. */
export interface Step {
  /** Readable, with the arguments that fast-check chose. */
  text: string
  /** Null when there is nothing to act on. */
  plan(view: View): Action | null
  /** Whether the step may be one of two at the same moment. */
  races?: boolean
}

export interface View {
  stage: Stage
  state: State
}

export interface Reply {
  data: Record<string, unknown> & { message?: string; status_code?: number }
  /** The first attempt broke off: it may have happened, and this answer is that of the second. */
  retried?: boolean
}

export type Outcome = (state: State, reply: Reply) => void

export interface Action {
  /** What is about to happen, with names. */
  text: string
  perform(real: Real): Promise<Reply>
  /** What may have happened; the mall must agree with one of them. */
  outcomes: readonly Outcome[]
  /** Whether the step may be sent again after it broke off. */
  repeatable?: boolean
}

export const step = (text: string, plan: Step['plan'], more: Partial<Step> = {}): Step => ({
  text,
  plan,
  ...more,
})

export const accepted = (reply: Reply): boolean => reply.data.status_code === undefined

/** Compares what the mall decided with what it had to decide. A repeated request may be refused because it is done. */
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

/** The entry that a number chooses; small numbers choose the newest. */
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
