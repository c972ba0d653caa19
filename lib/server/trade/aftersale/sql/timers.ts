import 'server-only'
import { number, statement, text } from '@/lib/server/ground/db/statement'

/**
 * Locks the order of an accepted return or exchange whose goods did not come back until $1; locked orders are skipped.
 */
export const lockToRefuse = statement(
  'aftersale_lock_to_refuse',
  `select o.order_id as "orderId", a.aftersales_bn as bn
     from aftersales a join orders o on o.order_id = a.order_id
    where a.aftersales_status = 1 and a.progress = 1 and a.auto_refuse_time <= $1
    order by a.auto_refuse_time limit 1 for update of o skip locked`,
  { orderId: text, bn: text },
)

/** Closes the lines of a completed order whose period for after-sales ended before $1, unless one is still open. */
export const closeWindow = statement(
  'aftersale_close_window',
  `with due as materialized (
     select o.order_id from orders o
      where o.order_status = 'DONE' and not o.aftersale_closed and o.aftersale_until <= $1
      order by o.aftersale_until limit 100 for update skip locked),
   closed as (
     update orders o set aftersale_closed = true from due where o.order_id = due.order_id),
   lines as (
     update order_items i set aftersales_status = 'CLOSED' from due
      where i.order_id = due.order_id
        and (i.aftersales_status is null or i.aftersales_status in ('SELLER_REFUSE_BUYER', 'REFUND_CLOSED')))
   select count(*) as "orders" from due`,
  { orders: number },
)
