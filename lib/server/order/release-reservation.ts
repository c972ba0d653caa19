import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const giveBackAll = statement(
  'order_give_back',
  `with sums as materialized (
     select item_id, sum(num)::int as num from order_items where order_id = $1 group by item_id),
   locked as materialized (
     select s.item_id from skus s where s.item_id in (select item_id from sums) order by s.item_id for update),
   back as (
     update skus s set store = s.store + sums.num, sold = s.sold - sums.num
       from sums join locked on locked.item_id = sums.item_id
      where s.item_id = sums.item_id
     returning s.goods_id, s.store - sums.num as before),
   sales as (
     update seckill_items k set sales_store = greatest(0, k.sales_store - i.num)
       from (select activity_id, item_id, sum(num)::int as num from order_items
              where order_id = $1 and activity_id is not null group by activity_id, item_id) i
      where k.seckill_id = i.activity_id and k.item_id = i.item_id),
   coupon as (
     update user_cards set status = 1, order_id = null where order_id = $1 and status = 2),
   points as (
     update members m set point = m.point + o.point_use from orders o
      where o.order_id = $1 and o.point_use > 0 and m.user_id = o.user_id),
   joins as (
     delete from marketing_joins where order_id = $1),
   closed as (
     update trades set trade_state = 'CLOSED' where order_id = $1 and trade_state = 'NOTPAY')
   select coalesce(array_agg(goods_id), '{}') as "restocked" from back where before = 0`,
)

/**
 * Gives back what an order that is being cancelled took: stock, activity stock, coupon, points and promotion counts
 * (contract trade §12.3). Call it once, while the order is held and before its state changes.
 * @returns goods of which a sku can be bought again
 */
export async function releaseReservation(tx: Queries, orderId: string): Promise<number[]> {
  const [row] = await tx.run<{ restocked: number[] }>(giveBackAll, [orderId])
  return row?.restocked ?? []
}
