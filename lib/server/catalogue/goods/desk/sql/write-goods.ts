import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

export const lockGoods = statement(
  'desk_goods_lock',
  `select goods_id as "goodsId", item_name as "itemName", approve_status as "approveStatus", deleted
     from goods where goods_id = any($1::bigint[]) order by goods_id for update`,
  { goodsId: number, itemName: text, approveStatus: oneOf<ApproveStatus>(), deleted: nullable(number) },
)

/** A new product of shop $4 in state $5 of its approval, off the shelf with the default freight template; its fields are written by `writeGoods`. */
export const insertGoods = statement(
  'desk_goods_insert',
  `insert into goods (goods_id, item_name, approve_status, nospec, price, templates_id, created, updated,
                      distributor_id, audit_status)
   values ($1, $2, 'instock', true, 0,
           coalesce((select template_id from freight_templates where is_default), 0), $3, $3, $4, $5)`,
)

/** Fields of product $1 from the object $2, whose keys are columns; absent ones stay as they are. */
export const writeGoods = statement(
  'desk_goods_write',
  `update goods g set
     item_name = coalesce(r.item_name, g.item_name), brief = coalesce(r.brief, g.brief),
     item_unit = coalesce(r.item_unit, g.item_unit),
     brand_id = case when $2::jsonb ? 'brand_id' then r.brand_id else g.brand_id end,
     main_category_id = case when $2::jsonb ? 'main_category_id' then r.main_category_id else g.main_category_id end,
     templates_id = coalesce(r.templates_id, g.templates_id),
     approve_status = coalesce(r.approve_status, g.approve_status),
     pics = coalesce(r.pics, g.pics), videos = coalesce(r.videos, g.videos),
     video_pic_url = coalesce(r.video_pic_url, g.video_pic_url), intro = coalesce(r.intro, g.intro),
     tdk_content = coalesce(r.tdk_content, g.tdk_content), product_type = coalesce(r.product_type, g.product_type),
     staff_goods = coalesce(r.staff_goods, g.staff_goods), points_goods = coalesce(r.points_goods, g.points_goods),
     is_gift = coalesce(r.is_gift, g.is_gift), sort = coalesce(r.sort, g.sort),
     delivery_time = coalesce(r.delivery_time, g.delivery_time), updated = $3
   from jsonb_to_record($2::jsonb) as r (item_name text, brief text, item_unit text, brand_id int,
     main_category_id int, templates_id int, approve_status text, pics jsonb, videos text, video_pic_url text,
     intro jsonb, tdk_content jsonb, product_type text, staff_goods boolean, points_goods boolean, is_gift boolean,
     sort int, delivery_time int)
   where g.goods_id = $1`,
)

/** The columns of product $1 that depend on its SKUs: whether it has specifications, article number, prices. */
export const writeGoodsFigures = statement(
  'desk_goods_figures',
  `update goods g set
     nospec = not exists (select from sku_specs ss join skus s on s.item_id = ss.item_id where s.goods_id = g.goods_id),
     item_bn = d.item_bn, price = m.price, market_price = d.market_price, updated = $2
   from (select item_bn, market_price from skus where goods_id = $1 and is_default) d,
        (select min(price) as price from skus where goods_id = $1) m
   where g.goods_id = $1`,
)

export const replaceCategories = statement(
  'desk_goods_categories',
  `with gone as (delete from goods_categories where goods_id = $1 and not category_id = any($2::int[]))
   insert into goods_categories (goods_id, category_id) select $1, unnest($2::int[]) on conflict do nothing`,
)

export const replaceTags = statement(
  'desk_goods_tags',
  `with gone as (delete from goods_tags where goods_id = $1 and not tag_id = any($2::int[]))
   insert into goods_tags (goods_id, tag_id) select $1, unnest($2::int[]) on conflict do nothing`,
)

/** The products that the page of product $1 recommends: $2, in this sequence. */
export const replaceRelated = statement(
  'desk_goods_related',
  `with gone as (delete from goods_related where goods_id = $1 and not related_id = any($2::bigint[]))
   insert into goods_related (goods_id, related_id, sort)
   select $1, r.id, r.sort from unnest($2::bigint[]) with ordinality r(id, sort)
   on conflict (goods_id, related_id) do update set sort = excluded.sort`,
)
export const deleteParams = statement(
  'desk_goods_delete_params',
  'delete from goods_params where goods_id = $1',
)

/** Parameters $2 with values $3 of product $1, in this sequence. */
export const insertParams = statement(
  'desk_goods_insert_params',
  `insert into goods_params (goods_id, attribute_id, attribute_value_id, sort)
   select $1, p.attribute_id, p.value_id, p.sort - 1
     from unnest($2::int[], $3::int[]) with ordinality p(attribute_id, value_id, sort)`,
)

/** Off the shelf into the recycle bin at $2, where scheduled changes are cancelled, and back. Only products that were not there, or were. */
export const deleteGoods = statement(
  'desk_goods_delete',
  `with gone as (
     update goods set approve_status = 'instock', deleted = $2::bigint, updated = $2::bigint
      where goods_id = any($1::bigint[]) and deleted is null returning goods_id),
   schedules as (
     update goods_schedules set state = 'cancelled', done_at = $2::bigint, note = '商品已删除'
      where state = 'waiting' and goods_id in (select goods_id from gone))
   select goods_id as "goodsId" from gone`,
  { goodsId: number },
)

export const restoreGoods = statement(
  'desk_goods_restore',
  `update goods set deleted = null, updated = $2::bigint
    where goods_id = any($1::bigint[]) and deleted > $3::bigint returning goods_id as "goodsId"`,
  { goodsId: number },
)
