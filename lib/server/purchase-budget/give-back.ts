import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { number, statement } from '@/lib/server/db/statement'

/**
 * Returns what order $1 took from its budget and activity: all of it, or the units in $2, a JSON list of {itemId, num}. The rows
 * are locked in the sequence of placing: budget, quotas, SKUs of the activity.
 */
const giveBack = statement(
  'purchase_give_back',
  `with asked as materialized (
     select l.item_id, case when $2::jsonb is null then l.num else least(l.num, coalesce(w.num, 0)) end as num
       from purchase_lines l
       left join (select "itemId", sum(num)::int as num from jsonb_to_recordset($2::jsonb) r("itemId" bigint, num int)
                   group by 1) w on w."itemId" = l.item_id
      where l.order_id = $1),
   back as (
     update purchase_lines l set num = l.num - asked.num from asked
      where l.order_id = $1 and l.item_id = asked.item_id and asked.num > 0
     returning l.activity_id, l.enterprise_id, l.owner_id, l.item_id, asked.num, asked.num * l.price as fee),
   budget as (
     update purchase_budgets b set used = b.used - s.fee
       from (select activity_id, enterprise_id, owner_id, sum(fee)::bigint as fee from back group by 1, 2, 3) s
      where b.activity_id = s.activity_id and b.enterprise_id = s.enterprise_id and b.owner_id = s.owner_id
     returning 1),
   quota as (
     update purchase_quotas q set num = q.num - back.num, fee = q.fee - back.fee from back
      where q.activity_id = back.activity_id and q.enterprise_id = back.enterprise_id and q.owner_id = back.owner_id
        and q.item_id = back.item_id and (select count(*) from budget) >= 0
     returning 1),
   item as (
     update purchase_items i set sold = i.sold - back.num from back
      where i.activity_id = back.activity_id and i.item_id = back.item_id and (select count(*) from quota) >= 0
     returning 1)
   select count(*)::int as lines from item`,
  { lines: number },
)

/**
 * Returns to budget, quotas and activity what an order took from them; nothing for other orders. Call it while the order is
 * locked and before its SKUs are.
 * @param units those that are cancelled; `all` for what is left of the order
 */
export async function giveBackPurchase(
  tx: Queries,
  orderId: string,
  units: readonly { itemId: number; num: number }[] | 'all',
): Promise<void> {
  await tx.run(giveBack, [orderId, units === 'all' ? null : JSON.stringify(units)])
}
