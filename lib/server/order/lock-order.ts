import 'server-only'
import type { OrderState } from '@/lib/domain/order/states'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** An order held for a change. Money in cents, times in epoch seconds. */
export interface LockedOrder extends OrderState {
  orderId: string
  userId: number
  title: string
  totalFee: number
  pointUse: number
  payType: string
  autoCancelTime: number
  autoFinishTime: number | null
}

const columns = `order_id as "orderId", user_id as "userId", title, total_fee as "totalFee", point_use as "pointUse",
  pay_type as "payType", auto_cancel_time as "autoCancelTime", auto_finish_time as "autoFinishTime",
  order_status as "orderStatus", pay_status as "payStatus", delivery_status as "deliveryStatus",
  ziti_status as "zitiStatus", cancel_status as "cancelStatus"`

const own = statement(
  'order_lock_own',
  `select ${columns} from orders where order_id = $1 and user_id = $2 for update`,
)
const any = statement('order_lock', `select ${columns} from orders where order_id = $1 for update`)

/** Holds an order until the transaction ends; null when it does not exist or is not this member's. */
export async function lockOrder(tx: Queries, orderId: string, userId?: number): Promise<LockedOrder | null> {
  const [order] =
    userId === undefined
      ? await tx.run<LockedOrder>(any, [orderId])
      : await tx.run<LockedOrder>(own, [orderId, userId])
  return order ?? null
}

const dueToCancel = statement(
  'order_due_to_cancel',
  `select ${columns} from orders where order_status = 'NOTPAY' and auto_cancel_time <= $1
    order by auto_cancel_time limit 1 for update skip locked`,
)
const dueToFinish = statement(
  'order_due_to_finish',
  `select ${columns} from orders o where order_status = 'WAIT_BUYER_CONFIRM' and auto_finish_time <= $1
      and cancel_status in ('NO_APPLY_CANCEL', 'FAILS')
      and not exists (select 1 from order_items i where i.order_id = o.order_id and i.aftersales_status = any($2::text[]))
    order by auto_finish_time limit 1 for update of o skip locked`,
)

/** Holds the unpaid order that has been due longest; others that work at the same time get other orders. */
export async function lockDueToCancel(tx: Queries, now: number): Promise<LockedOrder | null> {
  return (await tx.run<LockedOrder>(dueToCancel, [now]))[0] ?? null
}

/** Holds the shipped order whose time to complain has run out longest ago. */
export async function lockDueToFinish(
  tx: Queries,
  now: number,
  open: readonly string[],
): Promise<LockedOrder | null> {
  return (await tx.run<LockedOrder>(dueToFinish, [now, open]))[0] ?? null
}

const move = statement(
  'order_move',
  `update orders set order_status = $2, pay_status = $3, delivery_status = $4, ziti_status = $5, cancel_status = $6,
          update_time = $7, end_time = case when $2 in ('DONE', 'CANCEL') then $7 else end_time end
    where order_id = $1`,
)

/** Writes an order's new state; completed and cancelled orders get their end. */
export async function moveOrder(tx: Queries, orderId: string, state: OrderState, now: number): Promise<void> {
  await tx.run(move, [
    orderId,
    state.orderStatus,
    state.payStatus,
    state.deliveryStatus,
    state.zitiStatus,
    state.cancelStatus,
    now,
  ])
}
