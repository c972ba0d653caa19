import 'server-only'
import { goodsOnSale, inOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'

/** Whether `skus s` can be bought now, if its product is on sale: the condition of a restock notice. */
const hasStock = `s.approve_status = 'onsale' and s.store >= greatest(s.start_num, 1)`

/** A SKU: whether it is sold to staff ($2) or other members at all, and whether it can be bought now. */
export const saleOfSku = statement(
  'restock_sale_of_sku',
  `select s.approve_status = 'onsale' and ${goodsOnSale} and (not g.staff_goods or $2)
            and ${inOpenShop('g.distributor_id')} as "isSold",
          ${hasStock} as "hasStock"
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = $1`,
  { isSold: boolean, hasStock: boolean },
)

/** The number of other SKUs to which a member has subscribed. */
export const countSubscriptions = statement(
  'restock_count',
  `select count(*)::int as total from restock_subscriptions where user_id = $1 and item_id <> $2`,
  { total: number },
)

/** A repeated subscription keeps its time. */
export const addSubscription = statement(
  'restock_subscribe',
  `insert into restock_subscriptions (user_id, item_id, created) values ($1, $2, $3)
   on conflict (user_id, item_id) do update set created = restock_subscriptions.created returning created`,
  { created: number },
)

export const removeSubscription = statement(
  'restock_unsubscribe',
  `delete from restock_subscriptions where user_id = $1 and item_id = $2 returning item_id as "itemId"`,
  { itemId: number },
)

/** The subscribed SKUs of a member among those of a product, which is given by one of its SKUs. */
export const subscriptionsOfGoods = statement(
  'restock_subscriptions',
  `select r.item_id as "itemId" from skus named join skus s on s.goods_id = named.goods_id
     join restock_subscriptions r on r.item_id = s.item_id and r.user_id = $1
    where named.item_id = $2 order by r.item_id`,
  { itemId: number },
)

/**
 * Writes the notices of up to 200 subscriptions whose SKU can be bought again at $1, and deletes the subscriptions in
 * the same statement, so that each member is notified exactly once even if the process stops or two run concurrently. A
 * member with subscriptions to several SKUs of a product that return together gets one notice.
 */
export const tellSubscribers = statement(
  'restock_tell',
  `with back as materialized (
     select s.item_id, s.goods_id, s.spec_text, g.item_name, g.staff_goods from skus s join goods g on g.goods_id = s.goods_id
      where s.item_id in (select r.item_id from restock_subscriptions r)
        and ${hasStock} and ${goodsOnSale} and ${inOpenShop('g.distributor_id')}),
   due as materialized (
     select r.user_id, back.* from restock_subscriptions r join back on back.item_id = r.item_id
      where not back.staff_goods or exists (select from members o where o.user_id = r.user_id and o.is_staff)
      order by r.user_id, back.goods_id limit 200 for update of r skip locked),
   told as (
     delete from restock_subscriptions r using due
      where r.user_id = due.user_id and r.item_id = due.item_id
     returning r.user_id, r.item_id, due.goods_id, due.spec_text, due.item_name),
   notices as (
     insert into outbox (topic, payload, created, next_try)
     select 'sms', jsonb_build_object('mobile', m.mobile, 'type', 'restocked', 'params', jsonb_build_object(
                     'itemId', min(told.item_id), 'itemName', told.item_name,
                     'specs', coalesce(jsonb_agg(told.spec_text order by told.item_id) filter (where told.spec_text <> ''),
                                       '[]'::jsonb))),
            $1::bigint, $1::bigint
       from told join members m on m.user_id = told.user_id
      where m.mobile <> '' and not m.disabled
      group by m.user_id, told.goods_id, told.item_name)
   select count(*)::int as told from told`,
  { told: number },
)
