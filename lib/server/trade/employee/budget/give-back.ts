import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

/**
 * Lowers budgets and their quotas per SKU by the rows of `back`: activity_id, enterprise_id, owner_id, item_id, num and
 * fee (cents). The rows are locked in the sequence of placing: budget, then quotas.
 */
const loweredBudget = `
   budget as (
     update employee_budgets b set used = b.used - s.fee
       from (select activity_id, enterprise_id, owner_id, sum(fee)::bigint as fee from back group by 1, 2, 3) s
      where b.activity_id = s.activity_id and b.enterprise_id = s.enterprise_id and b.owner_id = s.owner_id
     returning 1),
   quota as (
     update employee_quotas q set num = q.num - back.num, fee = q.fee - back.fee from back
      where q.activity_id = back.activity_id and q.enterprise_id = back.enterprise_id and q.owner_id = back.owner_id
        and q.item_id = back.item_id and (select count(*) from budget) >= 0
     returning 1)`

/**
 * Returns the amounts and pieces of order $1 to its budget and activity: all of them, or the units in $2, a JSON list
 * of {itemId, num}. The SKUs of the activity are locked last.
 */
const giveBackUnits = statement(
  'employee_give_back',
  `with asked as materialized (
     select l.item_id,
            least(l.num - l.returned_num, case when $2::jsonb is null then l.num else coalesce(w.num, 0) end) as num
       from employee_lines l
       left join (select "itemId", sum(num)::int as num from jsonb_to_recordset($2::jsonb) r("itemId" bigint, num int)
                   group by 1) w on w."itemId" = l.item_id
      where l.order_id = $1),
   back as (
     update employee_lines l set num = l.num - asked.num from asked
      where l.order_id = $1 and l.item_id = asked.item_id and asked.num > 0
     returning l.activity_id, l.enterprise_id, l.owner_id, l.item_id, asked.num, asked.num * l.price as fee),
   ${loweredBudget},
   item as (
     update employee_items i set sold = i.sold - back.num from back
      where i.activity_id = back.activity_id and i.item_id = back.item_id and (select count(*) from quota) >= 0
     returning 1)
   select count(*)::int as lines from item`,
  { lines: number },
)

/**
 * Returns the refund of after-sale $1 to the budget, unless it is settled: the price of its unit, or the amount of a
 * smaller refund; and the piece, unless the buyer keeps it for a smaller refund.
 */
const giveBackRefunded = statement(
  'employee_give_back_refunded',
  `with unit as materialized (
     select l.order_id, l.item_id,
            case when w.is_whole or a.aftersales_type = 'REFUND_GOODS' then least(1, l.num - l.returned_num) else 0 end as num,
            least(l.num * l.price - l.returned_fee, l.price,
                  case when w.is_whole then l.price else a.refund_fee end) as fee
       from aftersales a
       join refunds r on r.aftersales_bn = a.aftersales_bn and r.refund_status = 'SUCCESS'
       join order_items i on i.id = a.order_item_id
       join employee_lines l on l.order_id = i.order_id and l.item_id = i.item_id
      cross join lateral (
        select a.refund_fee >= a.share_fee and a.refund_point >= a.share_point as is_whole) w
      where a.aftersales_bn = $1 and a.settled_time is null and a.aftersales_status in (1, 2)),
   back as (
     update employee_lines l set returned_num = l.returned_num + unit.num, returned_fee = l.returned_fee + unit.fee
       from unit
      where l.order_id = unit.order_id and l.item_id = unit.item_id
     returning l.activity_id, l.enterprise_id, l.owner_id, l.item_id, unit.num, unit.fee),
   ${loweredBudget}
   select count(*)::int as lines from quota`,
  { lines: number },
)

/**
 * Returns the amounts and pieces of an order to budget, quotas and activity; does nothing for other kinds of orders.
 * Call it while the order is locked and before its SKUs are.
 * @param units the cancelled units; `all` for everything that is left of the order
 */
export async function giveBackBudget(
  tx: Queries,
  orderId: string,
  units: readonly { itemId: number; num: number }[] | 'all',
): Promise<void> {
  await tx.run(giveBackUnits, [orderId, units === 'all' ? null : JSON.stringify(units)])
}

/**
 * Returns the refund of an after-sale to the budget and quota of an order of employee purchase; does nothing for other
 * kinds of orders. The activity has sold the piece: after-sales return no stock (contract trade §13.3). Call it in the
 * transaction that completes the refund, with the order locked and before the after-sale is settled; afterwards it
 * changes nothing.
 */
export async function giveBackAftersale(tx: Queries, aftersalesBn: string): Promise<void> {
  await tx.run(giveBackRefunded, [aftersalesBn])
}
