import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'

/** Ids of copies begin here. Products below it were created one by one. */
export const firstCopyId = 10_000_001

/** Words that tell the copies of one product apart in their names. */
export const seriesNames = [
  '云享', '星曜', '沐光', '青禾', '知夏', '听澜', '松语', '晴川', '朝露', '晚舟',
  '白桦', '远山', '初雪', '浅海', '暖阳', '轻羽', '竹影', '半夏', '流云', '繁星',
] // prettier-ignore

/** Number of existing copies. $1: `firstCopyId`. */
export const countCopies = statement(
  'bulk_count_copies',
  'select coalesce(max(goods_id) - $1::bigint + 1, 0)::int as copies from goods where goods_id >= $1::bigint',
  { copies: number },
)

/** Number of products that are not copies. $1: `firstCopyId`. */
export const countOriginals = statement(
  'bulk_count_originals',
  'select count(*)::int as originals from goods where goods_id < $1::bigint',
  { originals: number },
)

/** Number of products that can be copied: those that every visitor sees. $1: `firstCopyId`. */
export const countTemplates = statement(
  'bulk_count_templates',
  `select count(*)::int as templates from goods
    where goods_id < $1::bigint and approve_status = 'onsale' and not is_gift and not staff_goods
      and product_type = 'normal'`,
  { templates: number },
)

/**
 * Inserts the copies $3 to $4 (counted from 0) of the products below $1, each with one SKU and with the categories,
 * tags and first four parameters of its template. Names, prices, sales and ages are computed from the number of the
 * copy, so that every run makes the same mall. $2: number of templates, $5: now in epoch seconds, $6: `seriesNames`.
 */
export const insertCopies = statement(
  'bulk_insert_copies',
  `with templates as (
     select t.*, row_number() over (order by t.goods_id) - 1 as position from goods t
      where t.goods_id < $1::bigint and t.approve_status = 'onsale' and not t.is_gift and not t.staff_goods
        and t.product_type = 'normal'),
   copies as materialized (
     select t.*, i, $1::bigint + i as new_id, (i * 2654435761) % 1000003 as scatter,
            t.item_name || ' ' || ($6::text[])[1 + (i / $2::bigint) % cardinality($6::text[])] || '系列 '
              || upper(to_hex(4096 + i)) as new_name
       from generate_series($3::bigint, $4::bigint) i
       join templates t on t.position = i % $2::bigint),
   inserted_goods as (
     insert into goods (goods_id, item_name, brief, item_bn, item_unit, brand_id, main_category_id, distributor_id,
                        templates_id, approve_status, nospec, pics, intro, sales, price, market_price, created, updated)
     select new_id, new_name, brief, 'HX' || new_id, item_unit, brand_id, main_category_id, distributor_id,
            templates_id, 'onsale', true, pics, '[]', scatter % 5000,
            greatest(100, price * (80 + scatter % 41) / 10000 * 100),
            greatest(100, market_price * (100 + scatter % 11) / 10000 * 100), $5::bigint - scatter % 60000000,
            $5::bigint - scatter % 60000000
       from copies),
   inserted_skus as (
     insert into skus (item_id, goods_id, is_default, item_bn, price, market_price, store, approve_status)
     select new_id, new_id, true, 'HX' || new_id, greatest(100, price * (80 + scatter % 41) / 10000 * 100),
            greatest(100, market_price * (100 + scatter % 11) / 10000 * 100), scatter % 500, 'onsale'
       from copies),
   inserted_categories as (
     insert into goods_categories (goods_id, category_id)
     select n.new_id, c.category_id from copies n join goods_categories c on c.goods_id = n.goods_id),
   inserted_tags as (
     insert into goods_tags (goods_id, tag_id)
     select n.new_id, g.tag_id from copies n join goods_tags g on g.goods_id = n.goods_id)
   insert into goods_params (goods_id, attribute_id, attribute_value_id, sort)
   select n.new_id, p.attribute_id, p.attribute_value_id, p.sort
     from copies n
     join (select *, row_number() over (partition by goods_id order by sort, attribute_id) as position
             from goods_params where goods_id < $1::bigint) p
       on p.goods_id = n.goods_id and p.position <= 4`,
)

/** Moves the sequence of SKUs and products past the copies. */
export const advanceSkuSequence = statement(
  'bulk_advance_sequence',
  `select setval(pg_get_serial_sequence('skus', 'item_id'), (select max(item_id) from skus))`,
)

/** Refreshes the planner's statistics after many inserts. */
export const analyze = statement('bulk_analyze', 'analyze')
