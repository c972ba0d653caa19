import 'server-only'
import { clause } from './clause'

/**
 * Ledger and audit rows of the order. A product of which a SKU sells out is written to the outbox as well: the process
 * that placed the order invalidates the cache, but may stop before it does.
 */
export const ledgerRows = clause({
  name: 'ledgers',
  values: {},
  steps: ($) => [
    {
      cte: `stock_rows as (
      insert into stock_ledger (item_id, num, reason, order_id, at)
      select w.item_id, -w.num, 'order', t.order_id, ${$('now')}
        from the_order t, unnest(${$('skus')}, ${$('nums')}) w(item_id, num))`,
    },
    {
      cte: `audit as (
      insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, after, at)
      select 'member', ${$('user_id')}::text, 'place', 'order', t.order_id, '{"orderStatus":"NOTPAY"}', ${$('now')}
        from the_order t)`,
    },
    {
      cte: `sold_out_event as (
      insert into outbox (topic, payload, created, next_try)
      select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), ${$('now')}, ${$('now')}
        from taken where store = 0 having count(*) > 0)`,
    },
  ],
})
