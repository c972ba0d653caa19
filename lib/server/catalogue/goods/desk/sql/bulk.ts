import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import {
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  texts,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** Products $1 of shop $2, or of any, as bulk changes see them, locked. */
export const bulkGoods = statement(
  'desk_goods_bulk',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.approve_status as "approveStatus", g.deleted,
          g.templates_id as "templatesId",
          array(select gc.category_id from goods_categories gc where gc.goods_id = g.goods_id) as "categoryIds",
          array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id) as "tagIds",
          array(select s.item_id from skus s where s.goods_id = g.goods_id order by s.item_id) as "itemIds",
          array(select s.price from skus s where s.goods_id = g.goods_id order by s.item_id) as prices,
          array(select s.store from skus s where s.goods_id = g.goods_id order by s.item_id) as stores,
          array(select s.approve_status from skus s where s.goods_id = g.goods_id order by s.item_id) as statuses
     from goods g where g.goods_id = any($1::bigint[]) and ($2::int is null or g.distributor_id = $2)
    order by g.goods_id for update of g`,
  {
    goodsId: number,
    itemName: text,
    approveStatus: oneOf<ApproveStatus>(),
    deleted: nullable(number),
    templatesId: number,
    categoryIds: numbers,
    tagIds: numbers,
    itemIds: numbers,
    prices: numbers,
    stores: numbers,
    statuses: texts,
  },
)

export type BulkRow = RowOf<typeof bulkGoods>

/** Names of categories $1, tags $2 and freight templates $3, of ordinary grades $4 and paid ones $5. */
export const bulkNames = statement(
  'desk_goods_bulk_names',
  `with templates as (
     select f.name from freight_templates f where f.template_id = any($3::int[]) and f.status for share)
   select array(select c.category_name from categories c where c.category_id = any($1::int[]) and not c.is_main) as categories,
          array(select t.tag_name from tags t where t.tag_id = any($2::int[])) as tags,
          array(select name from templates) as templates,
          array(select m.grade_name from member_grades m where m.grade_id = any($4::int[])
                union all select v.grade_name from vip_grades v where v.vip_grade_id = any($5::int[])) as grades`,
  { categories: texts, tags: texts, templates: texts, grades: texts },
)

export const writeBulkStatus = statement(
  'desk_goods_bulk_status',
  'update goods set approve_status = $2, updated = $3 where goods_id = any($1::bigint[])',
)

export const writeBulkTemplate = statement(
  'desk_goods_bulk_template',
  'update goods set templates_id = $2, updated = $3 where goods_id = any($1::bigint[])',
)

export const addBulkTag = statement(
  'desk_goods_bulk_tag',
  'insert into goods_tags (goods_id, tag_id) select unnest($1::bigint[]), $2 on conflict do nothing',
)

export const removeBulkTag = statement(
  'desk_goods_bulk_untag',
  'delete from goods_tags where goods_id = any($1::bigint[]) and tag_id = $2',
)

export const addBulkCategory = statement(
  'desk_goods_bulk_category',
  'insert into goods_categories (goods_id, category_id) select unnest($1::bigint[]), $2 on conflict do nothing',
)

export const touchGoods = statement(
  'desk_goods_touch',
  'update goods set updated = $2 where goods_id = any($1::bigint[])',
)
