import 'server-only'
import { boughtInActivity } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { clause } from './clause'
import { json } from './values'

/**
 * Limits per member are compared with their values at pricing, under the lock of the member. A cancelled order lowers
 * the counts, which is no reason to reject.
 */
export const countedPromotions = clause({
  name: 'promotions',
  isNeeded: ({ hasPromotions }) => hasPromotions,
  values: {
    sales: json(({ sales }) => sales),
    joins: json(({ joins }) => joins),
  },
  steps: ($) => [
    {
      cte: `join_count as materialized (
      select w.id, w.joined from jsonb_to_recordset(${$('joins')}) as w(id int, joined bigint))`,
      refuses: {
        when: `exists (
      select 1 from join_count w
       where w.joined < (select count(*) from marketing_joins j
                           where j.marketing_id = w.id and j.user_id = ${$('user_id')}))`,
        reason: 'limits',
      },
    },
    {
      cte: `sale as materialized (
      select w.* from jsonb_to_recordset(${$('sales')})
        as w("seckillId" int, "itemId" bigint, num int, bought bigint))`,
      refuses: {
        when: `exists (
      select 1 from sale w
       where w.bought < coalesce(${boughtInActivity('w."seckillId"', 'w."itemId"', $('user_id'))}, 0))`,
        reason: 'limits',
      },
    },
    {
      cte: `joins as (
      insert into marketing_joins (marketing_id, user_id, order_id)
      select w.id, ${$('user_id')}, t.order_id from the_order t, join_count w)`,
    },
  ],
})

/** Pieces of limited-time sales. After stock, because cancelling an order also locks SKUs first. */
export const takenSalePieces = clause({
  name: 'sale pieces',
  isNeeded: ({ hasPromotions }) => hasPromotions,
  values: {},
  steps: () => [
    {
      cte: `sales as (
    update seckill_items i set sales_store = i.sales_store + w.num
      from sale w
     where i.seckill_id = w."seckillId" and i.item_id = w."itemId" and i.sales_store + w.num <= i.activity_store
    returning 1)`,
      refuses: {
        when: `(select count(*) from sales) <> (select count(*) from sale)`,
        reason: 'stock',
      },
    },
  ],
})
