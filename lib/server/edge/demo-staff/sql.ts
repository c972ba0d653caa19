import 'server-only'
import { number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { buysGoods } from '@/lib/server/ground/order-kind-sql'

/** An order `o` that waits for its parcel. */
const waitsForParcel = `o.order_status = 'PAYED' and o.ziti_status = 'NOTZITI' and o.receipt_type = 'logistics'
  and ${buysGoods()} and o.cancel_status in ('NO_APPLY_CANCEL', 'FAILS')`

/**
 * The order of the members $1 that was paid after $3 and has waited longest for its parcel since $2; orders with locks
 * are skipped. An order of a team waits from the moment the team was complete.
 */
export const lockToShip = statement(
  'demo_staff_lock_to_ship',
  `select o.order_id as "orderId" from orders o
    where o.user_id = any($1::int[]) and ${waitsForParcel} and greatest(o.pay_time, o.update_time) <= $2
      and o.pay_time > $3
    order by o.pay_time, o.order_id limit 1 for update skip locked`,
  { orderId: text },
)

/** The paid order of the members $1 whose request to cancel it has waited longest since $2. */
export const lockToCancel = statement(
  'demo_staff_lock_to_cancel',
  `select o.order_id as "orderId" from orders o
    where o.user_id = any($1::int[]) and o.cancel_status = 'WAIT_PROCESS' and o.update_time <= $2
    order by o.update_time, o.order_id limit 1 for update skip locked`,
  { orderId: text },
)

/**
 * An after-sale `a` that waits for the desk: a new one, goods on their way back or received. Accepted returns wait for
 * their buyer.
 */
const waitsForDesk = '(a.aftersales_status, a.progress) in ((0, 0), (1, 2), (1, 8))'

/** Locks the order of the after-sale of the members $1 that has waited longest for the desk since $2. */
export const lockAftersale = statement(
  'demo_staff_lock_aftersale',
  `select a.aftersales_bn as bn from aftersales a join orders o on o.order_id = a.order_id
    where a.user_id = any($1::int[]) and a.update_time <= $2 and ${waitsForDesk}
    order by a.update_time, a.aftersales_bn limit 1 for update of o skip locked`,
  { bn: text },
)

/**
 * After-sale $1 if it is still waiting since $2. A separate statement: another worker may have moved it between the
 * search and the lock of its order.
 */
export const waitingAftersale = statement(
  'demo_staff_waiting_aftersale',
  `select a.aftersales_bn as bn, a.aftersales_type as type, a.aftersales_status as status, a.progress,
          a.return_type as "returnType", a.distributor_id as "shopId"
     from aftersales a where a.aftersales_bn = $1 and a.update_time <= $2 and ${waitsForDesk}`,
  {
    bn: text,
    type: oneOf<'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'>(),
    status: number,
    progress: number,
    returnType: text,
    shopId: number,
  },
)
