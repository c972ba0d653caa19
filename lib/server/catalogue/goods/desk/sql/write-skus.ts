import 'server-only'
import { boolean, number, statement, text } from '@/lib/server/ground/db/statement'
import { isUsed } from './sku-columns'

/** Locks the product and its SKUs, in id order as placing an order does, so that the two cannot deadlock. */
export const lockSkusOfGoods = statement(
  'desk_goods_lock_skus',
  `select item_id as "itemId" from skus where goods_id = any($1::bigint[]) order by item_id for update`,
  { itemId: number },
)

/** Ids of $1 new SKUs. */
export const nextItemIds = statement(
  'desk_goods_next_ids',
  `select nextval(pg_get_serial_sequence('skus', 'item_id')) as "itemId" from generate_series(1, $1::int)`,
  { itemId: number },
)

/** Puts SKUs $2 (JSON rows) into product $1. Its ledger begins with their stock. */
export const insertSkus = statement(
  'desk_goods_insert_skus',
  `insert into skus (item_id, goods_id, is_default, item_bn, barcode, price, point, market_price, cost_price, store,
                     weight, volume, start_num, approve_status, pic, spec_text)
   select r."itemId", $1, r."isDefault", r."itemBn", r.barcode, r.price, r.point, r."marketPrice", r."costPrice", r.store,
          r.weight, r.volume, r."startNum", r."approveStatus", r.pic, r."specText"
     from jsonb_to_recordset($2::jsonb) as r ("itemId" bigint, "isDefault" boolean, "itemBn" text, barcode text,
          price bigint, point int, "marketPrice" bigint, "costPrice" bigint, store int, weight float8, volume float8,
          "startNum" int, "approveStatus" text, pic text, "specText" text)`,
)

/** Article numbers of SKUs $1 give way, so that those of one product can be exchanged. */
export const freeNumbers = statement(
  'desk_goods_free_numbers',
  `update skus set item_bn = '~' || item_id where item_id = any($1::bigint[])`,
)

/** Writes the fields of SKUs $1 (JSON rows) besides their stock. */
export const writeSkus = statement(
  'desk_goods_write_skus',
  `update skus s set item_bn = r."itemBn", barcode = r.barcode, price = r.price, point = r.point,
          market_price = r."marketPrice", cost_price = r."costPrice", weight = r.weight, volume = r.volume,
          start_num = r."startNum", approve_status = r."approveStatus", pic = r.pic, spec_text = r."specText"
     from jsonb_to_recordset($1::jsonb) as r ("itemId" bigint, "itemBn" text, barcode text, price bigint, point int,
          "marketPrice" bigint, "costPrice" bigint, weight float8, volume float8, "startNum" int,
          "approveStatus" text, pic text, "specText" text)
    where s.item_id = r."itemId"`,
)

/**
 * SKUs of products $1 get status $2 as their products do, except those that are off the shelf on their own. Of a product
 * whose SKUs are all off the shelf all come back.
 */
export const writeSkuStatus = statement(
  'desk_goods_sku_status',
  `update skus s set approve_status = $2
    where s.goods_id = any($1::bigint[]) and s.approve_status <> $2
      and (s.approve_status <> 'instock'
        or not exists (select from skus o where o.goods_id = s.goods_id and o.approve_status <> 'instock'))`,
)

/** SKUs of article numbers $1 besides the SKUs $2. */
export const takenNumbers = statement(
  'desk_goods_taken_numbers',
  `select s.item_bn as "itemBn" from skus s where s.item_bn = any($1::text[]) and not s.item_id = any($2::bigint[])
    order by 1 limit 1`,
  { itemBn: text },
)

/**
 * Adds pieces $2 to the stock of SKUs $1, with ledger rows at $3; negative ones take pieces. Only SKUs that have
 * enough are returned. `turned`: it sold out, or can be bought again.
 */
export const adjustStock = statement(
  'desk_goods_adjust_stock',
  `with moved as (
     update skus s set store = s.store + d.num
       from (select unnest($1::bigint[]) as item_id, unnest($2::int[]) as num) d
      where s.item_id = d.item_id and s.store + d.num >= 0
     returning s.item_id, s.goods_id, s.store, d.num),
   ledger as (
     insert into stock_ledger (item_id, num, reason, at) select item_id, num, 'adjust', $3::bigint from moved)
   select item_id as "itemId", store = 0 or store = num as turned from moved`,
  { itemId: number, turned: boolean },
)

/** Deletes SKUs $1, of which nothing was sold, with what belongs to them; their ledger ends with 0 at $2. */
export const deleteSkus = statement(
  'desk_goods_delete_skus',
  `with ledger as (
     insert into stock_ledger (item_id, num, reason, at)
     select item_id, -store, 'adjust', $2::bigint from skus where item_id = any($1::bigint[]) and store <> 0),
   specs as (delete from sku_specs where item_id = any($1::bigint[])),
   prices as (delete from member_prices where item_id = any($1::bigint[])),
   lines as (delete from cart_lines where item_id = any($1::bigint[])),
   quick as (delete from fastbuy_lines where item_id = any($1::bigint[])),
   limits as (delete from limited_buy_items where item_id = any($1::bigint[]))
   delete from skus s where s.item_id = any($1::bigint[]) and not s.is_default and not ${isUsed}
   returning s.item_id as "itemId"`,
  { itemId: number },
)

/** Replaces the specifications of SKUs $1 by the rows $2: SKU, group, value, pictures. */
export const deleteSkuSpecs = statement(
  'desk_goods_delete_specs',
  'delete from sku_specs where item_id = any($1::bigint[])',
)

export const insertSkuSpecs = statement(
  'desk_goods_insert_specs',
  `insert into sku_specs (item_id, spec_id, spec_value_id, images)
   select r."itemId", r."specId", r."valueId", r.images
     from jsonb_to_recordset($1::jsonb) as r ("itemId" bigint, "specId" int, "valueId" int, images jsonb)`,
)

/** Groups of specifications that have pictures show them (contract goods §3.2). */
export const markPictured = statement(
  'desk_goods_pictured_specs',
  'update attributes set is_image = true where attribute_id = any($1::int[]) and not is_image',
)
