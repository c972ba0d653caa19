import 'server-only'

/**
 * Common table expressions that return pieces to stock, for statements that already have `sums` (item_id, num) and
 * `locked` (their SKUs, locked in id order). `back` has the product and the stock before; ledger rows and the event for
 * products that can be bought again are written with it.
 * @param reason of the ledger rows
 * @param orderId, now typed SQL
 */
export const returnedStock = (reason: 'cancel' | 'cancel_rest', orderId: string, now: string): string => `
   back as (
     update skus s set store = s.store + sums.num, sold = s.sold - sums.num
       from sums join locked on locked.item_id = sums.item_id
      where s.item_id = sums.item_id
     returning s.goods_id, s.store - sums.num as before),
   stock_rows as (
     insert into stock_ledger (item_id, num, reason, order_id, at)
     select item_id, num, '${reason}', ${orderId}, ${now} from sums),
   restocked_event as (
     insert into outbox (topic, payload, created, next_try)
     select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), ${now}, ${now}
       from back where before = 0 having count(*) > 0)`
