import 'server-only'
import type { OrderState } from '@/lib/domain/order/states'
import type { Queries } from '@/lib/server/db/connection'
import {
  lockAny,
  lockOfMember,
  lockOverdue,
  lockUnconfirmed,
  setState,
  type LockedOrder,
} from './sql/changes'

export type { LockedOrder } from './sql/changes'

/**
 * Locks an order until the transaction ends.
 * @param userId only an order of this member
 * @returns null when there is no such order
 */
export async function lockOrder(tx: Queries, orderId: string, userId?: number): Promise<LockedOrder | null> {
  const [order] =
    userId === undefined ? await tx.run(lockAny, [orderId]) : await tx.run(lockOfMember, [orderId, userId])
  return order ?? null
}

/** Locks the unpaid order that has been overdue longest; parallel calls get different orders. */
export async function lockDueToCancel(tx: Queries, now: number): Promise<LockedOrder | null> {
  return (await tx.run(lockOverdue, [now]))[0] ?? null
}

/**
 * Locks the shipped order whose time for confirmation ended longest ago.
 * @param open states of an after-sale that keep an order open
 */
export async function lockDueToFinish(
  tx: Queries,
  now: number,
  open: readonly string[],
): Promise<LockedOrder | null> {
  return (await tx.run(lockUnconfirmed, [now, open]))[0] ?? null
}

/** Stores an order's new state; completed and cancelled orders get their end time. */
export async function moveOrder(tx: Queries, orderId: string, state: OrderState, now: number): Promise<void> {
  await tx.run(setState, [
    orderId,
    state.orderStatus,
    state.payStatus,
    state.deliveryStatus,
    state.zitiStatus,
    state.cancelStatus,
    now,
  ])
}
