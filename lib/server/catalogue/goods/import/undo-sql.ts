import 'server-only'
import { boolean, number, numbers, statement } from '@/lib/server/ground/db/statement'
import { isUsed } from '../desk/sql/sku-columns'

/** Locks the SKUs of product $1, in id order as placing an order does, and tells whether it is as the import made it. */
export const lockCreated = statement(
  'goods_import_lock_created',
  `with locked as (
     select item_id from skus where goods_id = $1 order by item_id for update)
   select count(*)::int as skus,
          exists (select from desk_versions v where v.subject = 'goods' and v.subject_id = $1
                    and coalesce(v.restored, v.version) <> 1) as "isEdited",
          (exists (select from skus s where s.goods_id = $1 and ${isUsed})
            or exists (select from rates r where r.goods_id = $1)) as "isUsed"
     from locked`,
  { skus: number, isEdited: boolean, isUsed: boolean },
)

/** Removes product $1 with all that belongs to it; the ledgers of its SKUs end with 0 at $2. */
export const removeCreatedParts = statement(
  'goods_import_remove_parts',
  `with items as (select item_id, store from skus where goods_id = $1),
   ledger as (
     insert into stock_ledger (item_id, num, reason, at)
     select item_id, -store, 'adjust', $2::bigint from items where store <> 0),
   specs as (delete from sku_specs where item_id in (select item_id from items)),
   prices as (delete from member_prices where item_id in (select item_id from items)),
   lines as (delete from cart_lines where item_id in (select item_id from items)),
   quick as (delete from fastbuy_lines where item_id in (select item_id from items)),
   limits as (delete from limited_buy_items where item_id in (select item_id from items)),
   categories as (delete from goods_categories where goods_id = $1),
   tags as (delete from goods_tags where goods_id = $1),
   params as (delete from goods_params where goods_id = $1)
   delete from goods_index where goods_id = $1`,
)
export const removeCreatedSkus = statement('goods_import_remove_skus', 'delete from skus where goods_id = $1')
export const removeCreatedGoods = statement(
  'goods_import_remove_goods',
  'delete from goods where goods_id = $1',
)

/** The time of the last change of product $1, as it was before the import. */
export const restoreUpdated = statement(
  'goods_import_restore_updated',
  'update goods set updated = $2 where goods_id = $1',
)
/** Those of tags $1 that products have. */
export const tagsInUse = statement(
  'goods_import_tags_in_use',
  'select array(select distinct tag_id from goods_tags where tag_id = any($1::int[])) as tags',
  { tags: numbers },
)
