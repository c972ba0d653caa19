import 'server-only'
import { boolean, number, statement } from '@/lib/server/db/statement'
import { goodsOnSale, inOpenShop } from '@/lib/server/goods-lookup/visible-products'

/** A SKU of `goods g` can be bought now: what a notice waits for. */
const hasStock = `exists (
  select 1 from skus o where o.goods_id = g.goods_id and o.approve_status = 'onsale' and o.store >= greatest(o.start_num, 1))`

/** The product of SKU $1: whether it is sold at all, and whether a SKU of it can be bought now. */
export const saleOfSku = statement(
  'restock_sale_of_sku',
  `select g.goods_id as "goodsId", ${goodsOnSale} and ${inOpenShop('g.distributor_id')} as "isSold", ${hasStock} as "hasStock"
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = $1`,
  { goodsId: number, isSold: boolean, hasStock: boolean },
)

export const countSubscriptions = statement(
  'restock_count',
  `select count(*)::int as total from restock_subscriptions where user_id = $1 and goods_id <> $2`,
  { total: number },
)

/** A repeated subscription keeps its time. */
export const addSubscription = statement(
  'restock_subscribe',
  `insert into restock_subscriptions (user_id, goods_id, created) values ($1, $2, $3)
   on conflict (user_id, goods_id) do update set created = restock_subscriptions.created returning created`,
  { created: number },
)

export const removeSubscription = statement(
  'restock_unsubscribe',
  `delete from restock_subscriptions r using skus s
    where s.item_id = $2 and r.user_id = $1 and r.goods_id = s.goods_id returning r.goods_id as "goodsId"`,
  { goodsId: number },
)

export const subscriptionOfSku = statement(
  'restock_is_subscribed',
  `select r.goods_id as "goodsId" from skus s join restock_subscriptions r on r.goods_id = s.goods_id and r.user_id = $1
    where s.item_id = $2`,
  { goodsId: number },
)

/**
 * Writes the notices of up to 200 subscriptions whose product can be bought again at $1, and deletes them in the same
 * statement: nobody is told twice, nor forgotten, when the process stops or two do this at once.
 */
export const tellSubscribers = statement(
  'restock_tell',
  `with back as materialized (
     select g.goods_id, g.item_name from goods g
      where g.goods_id in (select r.goods_id from restock_subscriptions r)
        and ${goodsOnSale} and ${inOpenShop('g.distributor_id')} and ${hasStock}),
   due as materialized (
     select r.user_id, r.goods_id, back.item_name from restock_subscriptions r join back on back.goods_id = r.goods_id
      limit 200 for update of r skip locked),
   told as (
     delete from restock_subscriptions r using due
      where r.user_id = due.user_id and r.goods_id = due.goods_id
     returning r.user_id, r.goods_id, due.item_name),
   notices as (
     insert into outbox (topic, payload, created, next_try)
     select 'sms', jsonb_build_object('mobile', m.mobile, 'type', 'restocked',
                                      'params', jsonb_build_object('goodsId', told.goods_id, 'itemName', told.item_name)),
            $1::bigint, $1::bigint
       from told join members m on m.user_id = told.user_id
      where m.mobile <> '' and not m.disabled)
   select count(*)::int as told from told`,
  { told: number },
)
