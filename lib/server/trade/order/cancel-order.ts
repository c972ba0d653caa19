import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { shownState } from '@/lib/domain/order/labels'
import { cancelStart, canGo, cancelWay, transitions } from '@/lib/domain/order/states'
import { systemActor, type Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { decideRefund, recordRefund } from '@/lib/server/trade/refund/record-refund'
import { eventTags } from '@/lib/web/cache-tags'
import { lockDueToCancel, lockOrder, moveOrder, type LockedOrder } from './lock-order'
import { releaseReservation } from './release-reservation'
import { decideCancel, settledTrade, writeCancel, type CancelRow } from './sql/changes'

/** Stores the cancellation of a locked order (contract trade §8.4). */
export async function recordCancel(
  tx: Queries,
  order: LockedOrder,
  cancel: { progress: number; from: CancelRow['cancelFrom']; reason: string; refundStatus: string },
  now: number,
): Promise<CancelRow> {
  const row = only(
    await tx.run(writeCancel, [
      order.orderId,
      order.userId,
      order.totalFee,
      cancel.progress,
      cancel.from,
      cancel.reason,
      cancel.refundStatus,
      order.payType,
      now,
    ]),
    'recording a cancellation',
  )
  return row
}

/**
 * Records the refund of a locked paid order that is cancelled. Only money: `releaseReservation` returns the points,
 * `giveBackSubsidy` the subsidy (contract trade §8.4, §12.5).
 * @returns false when no payment settled the order
 */
export async function refundCancelled(
  tx: Queries,
  { orderId, userId }: LockedOrder,
  status: 'READY' | 'AUDIT_SUCCESS',
  now: number,
): Promise<boolean> {
  const [trade] = await tx.run(settledTrade, [orderId])
  if (!trade) return false
  const { payFee, ...left } = trade
  await recordRefund(tx, { ...left, orderId, userId, refundType: 1, status, fee: payFee }, now)
  return true
}

/** Invalidates the pages of products that can be bought again. */
export const invalidateStock = (mall: Mall, goodsIds: readonly number[]) =>
  goodsIds.length > 0 ? mall.invalidate(goodsIds.flatMap(eventTags.stockStateChanged)) : undefined

/** Cancels a locked unpaid order. */
export async function cancelUnpaid(
  tx: Queries,
  order: LockedOrder,
  from: CancelRow['cancelFrom'],
  actor: Actor,
  reason: string,
  now: number,
) {
  const restocked = await releaseReservation(tx, order.orderId, now)
  await moveOrder(tx, order, 'cancelUnpaid', { actor, reason }, now)
  const cancel = await recordCancel(tx, order, { progress: 3, from, reason, refundStatus: 'SUCCESS' }, now)
  return { cancel, restocked }
}

/**
 * Cancels an order of the member: an unpaid one at once, a paid one as a request with a reason and a refund that waits
 * for the merchant (contract trade §8.4).
 * @throws MallError with the texts of contract trade §8.4
 */
export async function cancelOrder(
  mall: Mall,
  userId: number,
  orderId: string,
  reason: string,
): Promise<CancelRow> {
  const now = mall.now()
  const actor: Actor = { kind: 'member', id: userId }
  const { cancel, restocked, isApproved } = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    if (!order) throw new MallError(orderMessages.orderNumberUnknown(orderId))
    const settings = await readTradeSettings(tx)
    const requested = cancelStart(order, settings.repeatCancel)
    const way = cancelWay(shownState(requested, now))
    if ('refusal' in way) throw new MallError(way.refusal)
    if (way.event === 'cancelUnpaid')
      return { ...(await cancelUnpaid(tx, order, 'buyer', actor, reason, now)), isApproved: false }
    if (reason === '') throw new MallError('取消原因必选，其他取消原因必填，')
    if (!(await refundCancelled(tx, order, 'READY', now))) throw new MallError(orderMessages.orderDataInvalid)
    await moveOrder(tx, requested, 'requestCancel', { actor, reason }, now)
    const request = { progress: 0, from: 'buyer' as const, reason, refundStatus: 'READY' }
    const row = await recordCancel(tx, order, request, now)
    return { cancel: row, restocked: [], isApproved: settings.autoApprove }
  })
  await invalidateStock(mall, restocked)
  if (!isApproved) return cancel
  await approveCancel(mall, orderId, systemActor('approve cancellations'))
  return { ...cancel, progress: 2, refundStatus: 'AUDIT_SUCCESS' }
}

/**
 * Cancels the unpaid order that has been overdue longest (contract trade §12.3).
 * @returns false when none is due
 */
export async function cancelNextOverdue(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const cancelled = await mall.db.transaction(async (tx) => {
    const order = await lockDueToCancel(tx, now)
    return order
      ? cancelUnpaid(tx, order, 'system', systemActor('cancel unpaid orders'), '超时未支付', now)
      : null
  })
  if (cancelled) await invalidateStock(mall, cancelled.restocked)
  return cancelled !== null
}

/**
 * The merchant approves the cancellation of a paid order: stock, coupon and points are returned, the refund is
 * approved.
 * @throws MallError when no request is waiting
 */
export async function approveCancel(mall: Mall, orderId: string, actor: Actor): Promise<void> {
  const now = mall.now()
  const restocked = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canGo(order, 'approveCancel')) throw new MallError(transitions.approveCancel.refusal)
    const released = await releaseReservation(tx, orderId, now)
    await moveOrder(tx, order, 'approveCancel', { actor }, now)
    await decideRefund(tx, orderId, 1, 'AUDIT_SUCCESS', now)
    await tx.run(decideCancel, [orderId, 2, 'AUDIT_SUCCESS', '', now])
    return released
  })
  await invalidateStock(mall, restocked)
}

/** The payment that settled an order, with the cents that cancelled units have not refunded; null without one. */
export async function findSettledTrade(
  tx: Queries,
  orderId: string,
): Promise<{ tradeId: string; payFee: number } | null> {
  return (await tx.run(settledTrade, [orderId]))[0] ?? null
}

/** Records that the shop cancelled a whole paid order whose refund is approved; the caller moves the order. */
export const recordShopCancel = (
  tx: Queries,
  order: LockedOrder,
  reason: string,
  now: number,
): Promise<CancelRow> =>
  recordCancel(tx, order, { progress: 2, from: 'shop', reason, refundStatus: 'AUDIT_SUCCESS' }, now)

/**
 * The merchant refuses the cancellation; the order continues.
 * @throws MallError when no request is waiting
 */
export async function rejectCancel(mall: Mall, orderId: string, actor: Actor, reason: string): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canGo(order, 'rejectCancel')) throw new MallError(transitions.rejectCancel.refusal)
    await moveOrder(tx, order, 'rejectCancel', { actor, reason }, now)
    await decideRefund(tx, orderId, 1, 'REFUSE', now)
    await tx.run(decideCancel, [orderId, 4, 'REFUSE', reason, now])
  })
}
