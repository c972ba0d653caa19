import 'server-only'
import { drops } from '@/lib/web/cache-tags'
import { MallError } from '@/lib/domain/errors'
import { shownState } from '@/lib/domain/order/labels'
import { after, canGo, cancelWay, transitions } from '@/lib/domain/order/states'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { decideRefund, recordRefund } from '@/lib/server/refund/record-refund'
import { findSetting } from '@/lib/server/settings'
import { releaseReservation } from './release-reservation'
import { lockDueToCancel, lockOrder, moveOrder, type LockedOrder } from './lock-order'
import { tradeSettings } from '@/lib/server/trade-setting/trade-settings'

/** A request to cancel as it is kept (contract trade §8.4). */
export interface CancelRow {
  cancelId: number
  orderId: string
  userId: number
  totalFee: number
  progress: number
  cancelFrom: 'buyer' | 'shop' | 'system'
  cancelReason: string
  shopRejectReason: string
  refundStatus: string
  payType: string
  createTime: number
  updateTime: number
}

const columns = `cancel_id as "cancelId", order_id as "orderId", user_id as "userId", total_fee as "totalFee", progress,
  cancel_from as "cancelFrom", cancel_reason as "cancelReason", shop_reject_reason as "shopRejectReason",
  refund_status as "refundStatus", pay_type as "payType", create_time as "createTime", update_time as "updateTime"`

const write = statement(
  'cancel_write',
  `insert into order_cancels (order_id, user_id, total_fee, progress, cancel_from, cancel_reason, refund_status, pay_type,
                              create_time, update_time)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   on conflict (order_id) do update
     set progress = excluded.progress, cancel_reason = excluded.cancel_reason, shop_reject_reason = '',
         refund_status = excluded.refund_status, update_time = excluded.update_time
   returning ${columns}`,
)

async function writeCancel(
  tx: Queries,
  order: LockedOrder,
  cancel: { progress: number; from: CancelRow['cancelFrom']; reason: string; refundStatus: string },
  now: number,
): Promise<CancelRow> {
  const [row] = await tx.run<CancelRow>(write, [
    order.orderId,
    order.userId,
    order.totalFee,
    cancel.progress,
    cancel.from,
    cancel.reason,
    cancel.refundStatus,
    order.payType,
    now,
  ])
  if (!row) throw new Error('writing a cancel gave no row')
  return row
}

const payment = statement(
  'order_payment',
  `select trade_id as "tradeId", pay_fee as "payFee" from trades where order_id = $1 and trade_state = 'SUCCESS'
      and not exists (select 1 from refunds r where r.trade_id = trades.trade_id and r.refund_type = 3)
    order by pay_date limit 1`,
)

const dropped = (mall: Mall, goodsIds: readonly number[]) =>
  goodsIds.length > 0 ? mall.invalidate(goodsIds.flatMap(drops.stockTurned)) : undefined

/** Cancels an unpaid order that is held. */
async function cancelHeld(
  tx: Queries,
  order: LockedOrder,
  from: CancelRow['cancelFrom'],
  reason: string,
  now: number,
) {
  const restocked = await releaseReservation(tx, order.orderId)
  await moveOrder(tx, order.orderId, after(order, 'cancelUnpaid'), now)
  const cancel = await writeCancel(tx, order, { progress: 3, from, reason, refundStatus: 'SUCCESS' }, now)
  return { cancel, restocked }
}

/**
 * A buyer cancels an own order: an unpaid one at once, a paid one as a request with a reason and a refund that waits for
 * the merchant (contract trade §8.4).
 * @throws MallError with the sentences of contract trade §8.4
 */
export async function cancelOrder(
  mall: Mall,
  userId: number,
  orderId: string,
  reason: string,
): Promise<CancelRow> {
  const now = mall.now()
  const { cancel, restocked } = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    if (!order) throw new MallError(`订单号为${orderId}的订单不存在`)
    const settings = tradeSettings(await findSetting(tx, 'trade'))
    const refused = order.cancelStatus === 'FAILS' && settings.repeatCancel
    const way = cancelWay(shownState(refused ? { ...order, cancelStatus: 'NO_APPLY_CANCEL' } : order, now))
    if ('refusal' in way) throw new MallError(way.refusal)
    if (way.event === 'cancelUnpaid') return cancelHeld(tx, order, 'buyer', reason, now)
    if (reason === '') throw new MallError('取消原因必选，其他取消原因必填，')
    const [paid] = await tx.run<{ tradeId: string; payFee: number }>(payment, [orderId])
    if (!paid) throw new MallError('订单数据异常')
    await recordRefund(
      tx,
      { orderId, tradeId: paid.tradeId, userId, refundType: 1, status: 'READY', fee: paid.payFee },
      now,
    )
    await moveOrder(tx, orderId, after(order, 'requestCancel'), now)
    const request = { progress: 0, from: 'buyer' as const, reason, refundStatus: 'READY' }
    return { cancel: await writeCancel(tx, order, request, now), restocked: [] }
  })
  await dropped(mall, restocked)
  return cancel
}

/**
 * Cancels the unpaid order that is overdue longest (contract trade §12.3).
 * @returns false when none is due
 */
export async function cancelNextOverdue(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const done = await mall.db.transaction(async (tx) => {
    const order = await lockDueToCancel(tx, now)
    return order ? cancelHeld(tx, order, 'system', '超时未支付', now) : null
  })
  if (done) await dropped(mall, done.restocked)
  return done !== null
}

const decided = statement(
  'cancel_decide',
  `update order_cancels set progress = $2, refund_status = $3, shop_reject_reason = $4, update_time = $5
    where order_id = $1`,
)

/**
 * The merchant agrees to a cancel of a paid order: stock, coupon and points go back, the refund goes ahead.
 * @throws MallError when no request waits
 */
export async function approveCancel(mall: Mall, orderId: string): Promise<void> {
  const now = mall.now()
  const restocked = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canGo(order, 'approveCancel')) throw new MallError(transitions.approveCancel.refusal)
    const back = await releaseReservation(tx, orderId)
    await moveOrder(tx, orderId, after(order, 'approveCancel'), now)
    await decideRefund(tx, orderId, 1, 'AUDIT_SUCCESS', now)
    await tx.run(decided, [orderId, 2, 'AUDIT_SUCCESS', '', now])
    return back
  })
  await dropped(mall, restocked)
}

/**
 * The merchant refuses a cancel; the order goes on.
 * @throws MallError when no request waits
 */
export async function rejectCancel(mall: Mall, orderId: string, reason: string): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !canGo(order, 'rejectCancel')) throw new MallError(transitions.rejectCancel.refusal)
    await moveOrder(tx, orderId, after(order, 'rejectCancel'), now)
    await decideRefund(tx, orderId, 1, 'REFUSE', now)
    await tx.run(decided, [orderId, 4, 'REFUSE', reason, now])
  })
}
