import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

/**
 * Counts the sales of up to 200 paid orders and deletes their events in the same statement: each counts exactly once.
 */
const countPaid = statement(
  'outbox_count_sales',
  `with due as materialized (
     select outbox_id from outbox where topic = 'order.paid' order by outbox_id limit 200 for update skip locked),
   taken as (
     delete from outbox o using due where o.outbox_id = due.outbox_id returning o.payload->>'orderId' as order_id),
   sums as materialized (
     select i.goods_id, sum(i.num) as num from order_items i
      where i.order_id = any(array(select order_id from taken)) group by i.goods_id),
   locked as materialized (
     select g.goods_id from goods g where g.goods_id in (select goods_id from sums) order by g.goods_id for no key update),
   counted as (
     update goods g set sales = g.sales + sums.num from sums join locked on locked.goods_id = sums.goods_id
      where g.goods_id = sums.goods_id)
   select count(*) as "orders" from taken`,
  { orders: number },
)

/** Adds the pieces of paid orders to the sales of their products. @returns false when no order was waiting */
export async function countSales({ db }: Mall): Promise<boolean> {
  const [row] = await db.run(countPaid, [])
  return (row?.orders ?? 0) > 0
}
