import 'server-only'
import { boolean, number, numbers, statement, text, texts } from '@/lib/server/ground/db/statement'

/** Locks the products of article numbers $1. */
export const lockTagged = statement(
  'tags_import_lock',
  `select goods_id as "goodsId" from goods
    where goods_id in (select s.goods_id from skus s where s.item_bn = any($1::text[]))
    order by goods_id for update`,
  { goodsId: number },
)

/** Products that have SKUs of article numbers $1, with their tags; the number of a product is that of its default SKU. */
export const taggedGoods = statement(
  'tags_import_present',
  `select s.item_bn as "itemBn", s.is_default as "isDefault", g.goods_id as "goodsId", g.item_bn as "goodsBn",
          g.deleted is not null as "isDeleted", g.updated,
          array(select i.item_id from skus i where i.goods_id = g.goods_id order by i.item_id) as "itemIds",
          array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id order by gt.tag_id) as "tagIds",
          array(select t.tag_name from goods_tags gt join tags t on t.tag_id = gt.tag_id
                 where gt.goods_id = g.goods_id order by gt.tag_id) as "tagNames"
     from skus s join goods g on g.goods_id = s.goods_id where s.item_bn = any($1::text[])`,
  {
    itemBn: text,
    isDefault: boolean,
    goodsId: number,
    goodsBn: text,
    isDeleted: boolean,
    updated: number,
    itemIds: numbers,
    tagIds: numbers,
    tagNames: texts,
  },
)

/** Tags of names $1, all when null; they are not deleted before the transaction ends. */
export const tagIds = statement(
  'tags_import_names',
  `select tag_id as "tagId", tag_name as "tagName" from tags
    where $1::text[] is null or tag_name = any($1::text[]) order by tag_id for share`,
  { tagId: number, tagName: text },
)

/** Products of $1 (JSON rows) get these tags in place of those that they have. */
export const replaceManyTags = statement(
  'tags_import_replace',
  `with wanted as materialized (
     select r."goodsId" as goods_id, r."tagIds" as tag_ids
       from jsonb_to_recordset($1::jsonb) as r ("goodsId" bigint, "tagIds" int[])),
   removed as (
     delete from goods_tags gt using wanted w where gt.goods_id = w.goods_id and not gt.tag_id = any(w.tag_ids))
   insert into goods_tags (goods_id, tag_id)
   select w.goods_id, unnest(w.tag_ids) from wanted w on conflict do nothing`,
)

/** The times of the last changes of products $1. */
export const writeUpdated = statement(
  'tags_import_updated',
  `update goods g set updated = r.at from unnest($1::bigint[], $2::bigint[]) r(id, at) where g.goods_id = r.id`,
)
