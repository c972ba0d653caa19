import 'server-only'

/**
 * Adds $2 pieces of SKU $1 to stock, or takes them when negative and enough are left, with a ledger row of reason $3
 * and order $4 (null for none) at $5. Returns `turned`: the products of which a SKU sold out or can be bought again; no
 * row when there are too few pieces.
 */
export const moveStockSql = `with moved as (
     update skus s set store = s.store + $2::int where s.item_id = $1 and s.store + $2::int >= 0
     returning s.item_id, s.goods_id, s.store),
   ledger as (
     insert into stock_ledger (item_id, num, reason, order_id, at)
     select item_id, $2::int, $3, $4::text, $5::bigint from moved),
   event as (
     insert into outbox (topic, payload, created, next_try)
     select 'stock.changed', jsonb_build_object('goodsIds', jsonb_build_array(goods_id)), $5::bigint, $5::bigint
       from moved where store = 0 or store = $2::int)
   select coalesce(array_agg(goods_id) filter (where store = 0 or store = $2::int), '{}') as turned
     from moved having count(*) > 0`
