import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { after, canGo, transitions, type OrderEvent, type OrderState } from '@/lib/domain/order/states'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { raiseGrade } from '@/lib/server/trade/member-grade/raise-grade'
import { creditReward } from '@/lib/server/trade/reward/move-reward'
import {
  lockAny,
  lockFreeOfTeam,
  lockOfMember,
  lockOfShop,
  lockOfTeam,
  lockOverdue,
  lockUnconfirmed,
  setState,
  type LockedOrder,
} from './sql/changes'

export type { LockedOrder } from './sql/changes'

const transitionColumns = {
  orderStatus: true,
  payStatus: true,
  deliveryStatus: true,
  zitiStatus: true,
  cancelStatus: true,
} satisfies Record<keyof OrderState, true>

/**
 * Locks an order until the transaction ends.
 * @param userId only an order of this member
 * @returns null for an unknown order
 */
export async function lockOrder(tx: Queries, orderId: string, userId?: number): Promise<LockedOrder | null> {
  const [order] =
    userId === undefined ? await tx.run(lockAny, [orderId]) : await tx.run(lockOfMember, [orderId, userId])
  return order ?? null
}

/**
 * Locks an order for an operator or merchant until the transaction ends.
 * @param shopId only an order of this shop; null for any shop
 * @throws MallError 订单不存在 also for orders of other shops (contract operator)
 */
export async function lockOrderOfShop(
  tx: Queries,
  orderId: string,
  shopId: number | null,
): Promise<LockedOrder> {
  const [order] = await tx.run(lockOfShop, [orderId, shopId])
  if (!order) throw new MallError(orderMessages.orderMissing)
  return order
}

/** Locks the unpaid order that is longest overdue; parallel calls get different orders. */
export async function lockDueToCancel(tx: Queries, now: number): Promise<LockedOrder | null> {
  return (await tx.run(lockOverdue, [now]))[0] ?? null
}

/**
 * Locks the shipped order whose confirmation period ended longest ago.
 * @param open states of an after-sale that keep an order open
 */
export async function lockDueToFinish(
  tx: Queries,
  now: number,
  open: readonly string[],
): Promise<LockedOrder | null> {
  return (await tx.run(lockUnconfirmed, [now, open]))[0] ?? null
}

/** Locks the orders that have a seat in a team, in id order. */
export const lockOrdersOfTeam = (tx: Queries, teamId: number): Promise<LockedOrder[]> =>
  tx.run(lockOfTeam, [teamId])

/** The same without waiting: orders that another transaction has locked are left out. */
export const lockFreeOrdersOfTeam = (tx: Queries, teamId: number): Promise<LockedOrder[]> =>
  tx.run(lockFreeOfTeam, [teamId])

/** The actor and reason of an order transition. */
export interface MovedBy {
  actor: Actor
  reason?: string
  /** Other effects of the event, for its audit row. */
  facts?: Record<string, unknown>
  /** Seconds for which a completed order allows after-sales; needed for events that complete one. */
  aftersaleSeconds?: number
}

/** The columns that an event changes, with their values before and after it. */
function changes(before: OrderState, afterwards: OrderState, facts: Record<string, unknown>) {
  const keys = (Object.keys(afterwards) as (keyof OrderState)[]).filter(
    (key) => key in transitionColumns && before[key] !== afterwards[key],
  )
  const pick = (state: OrderState) => Object.fromEntries(keys.map((key) => [key, state[key]]))
  return { before: JSON.stringify(pick(before)), after: JSON.stringify({ ...pick(afterwards), ...facts }) }
}

/**
 * Applies a declared transition to a locked order and writes its audit row; completed and cancelled orders get their
 * end time, completed ones credit their reward (contract trade §8.5) and raise the grade of their buyer
 * (contract member §9.4).
 * @throws MallError with the refusal of the transition when the order is in another state
 */
export async function moveOrder(
  tx: Queries,
  order: { orderId: string } & OrderState,
  event: OrderEvent,
  by: MovedBy,
  now: number,
): Promise<OrderState> {
  if (!canGo(order, event)) throw new MallError(transitions[event].refusal)
  const state = after(order, event)
  const changed = changes(order, state, by.facts ?? {})
  const moved = tx.run(setState, [
    order.orderId,
    state.orderStatus,
    state.payStatus,
    state.deliveryStatus,
    state.zitiStatus,
    state.cancelStatus,
    now,
    event,
    by.actor.kind,
    String(by.actor.id),
    by.reason ?? '',
    changed.before,
    changed.after,
    by.aftersaleSeconds ?? null,
  ])
  await Promise.all([moved, state.orderStatus === 'DONE' && creditReward(tx, order.orderId, now)])
  if (state.orderStatus === 'DONE') await raiseGrade(tx, order.orderId, now)
  return state
}
