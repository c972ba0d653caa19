import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { ProductType } from '@/lib/domain/goods/goods-form'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  jsonRow,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  texts,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

/**
 * The SKU `s` was ordered, or something sells it at a price of its own: it cannot be removed. Its own ledger tells of
 * orders.
 */
const isUsed = `(exists (select from stock_ledger l where l.item_id = s.item_id and l.reason not in ('opening', 'adjust'))
  or exists (select from employee_items e where e.item_id = s.item_id)
  or exists (select from seckill_items k where k.item_id = s.item_id)
  or exists (select from package_items p where p.item_id = s.item_id)
  or exists (select from group_activities a where a.item_id = s.item_id)
  or exists (select from user_cards u where u.item_id = s.item_id))`

/** Specifications of SKU `s` in the sequence in which shoppers see them (contract goods §3.2). */
const specsOfSku = jsonRows(`select a.attribute_name as "specName", v.attribute_value as "valueName"
    from sku_specs ss join attributes a on a.attribute_id = ss.spec_id
    join attribute_values v on v.attribute_value_id = ss.spec_value_id
   where ss.item_id = s.item_id order by ss.spec_id desc`)

const skuColumns = {
  itemId: number,
  itemBn: text,
  barcode: text,
  price: number,
  point: number,
  marketPrice: number,
  costPrice: number,
  store: number,
  weight: number,
  volume: number,
  startNum: number,
  approveStatus: oneOf<ApproveStatus>(),
  isDefault: boolean,
  pic: text,
  /** Pictures of the first specification that has some. */
  pics: json<string[]>(),
  /** The name of that specification. */
  pictured: nullable(text),
  specs: json<{ specName: string; valueName: string }[]>(),
  isUsed: boolean,
}
export type DeskSkuRow = RowOf<typeof skuColumns>

const skusOfGoods =
  jsonRows(`select s.item_id as "itemId", s.item_bn as "itemBn", s.barcode, s.price, s.point,
    s.market_price as "marketPrice", s.cost_price as "costPrice", s.store, s.weight, s.volume,
    s.start_num as "startNum", s.approve_status as "approveStatus", s.is_default as "isDefault", s.pic,
    coalesce((select ss.images from sku_specs ss where ss.item_id = s.item_id and ss.images <> '[]'
               order by ss.spec_id desc limit 1), '[]') as pics,
    (select a.attribute_name from sku_specs ss join attributes a on a.attribute_id = ss.spec_id
      where ss.item_id = s.item_id and ss.images <> '[]' order by ss.spec_id desc limit 1) as pictured,
    ${specsOfSku} as specs, ${isUsed} as "isUsed"
  from skus s where s.goods_id = g.goods_id order by s.is_default desc, s.item_id`)

const goodsColumns = {
  goodsId: number,
  itemId: number,
  version: number,
  itemName: text,
  brief: text,
  itemUnit: text,
  brandId: nullable(number),
  mainCategoryId: nullable(number),
  categoryIds: numbers,
  distributorId: number,
  templatesId: number,
  approveStatus: oneOf<ApproveStatus>(),
  auditStatus: oneOf<'submitting' | 'processing' | 'approved' | 'rejected'>(),
  pics: json<string[]>(),
  videos: text,
  videoPicUrl: text,
  /** HTML or content blocks. */
  intro: json<unknown>(),
  tdkContent: json<Record<string, string>>(),
  productType: oneOf<ProductType>(),
  staffGoods: boolean,
  pointsGoods: boolean,
  isGift: boolean,
  sort: number,
  tagIds: numbers,
  params: json<{ name: string; value: string }[]>(),
  skus: json<DeskSkuRow[]>(),
  sales: number,
  created: number,
  updated: number,
  deleted: nullable(number),
}
export type DeskGoodsData = RowOf<typeof goodsColumns>

const goodsData = `select g.goods_id as "goodsId",
    (select s.item_id from skus s where s.goods_id = g.goods_id and s.is_default) as "itemId",
    ${versionOf('goods', 'g.goods_id')} as version, g.item_name as "itemName", g.brief, g.item_unit as "itemUnit",
    g.brand_id as "brandId", g.main_category_id as "mainCategoryId",
    array(select gc.category_id from goods_categories gc where gc.goods_id = g.goods_id order by 1) as "categoryIds",
    g.distributor_id as "distributorId", g.templates_id as "templatesId", g.approve_status as "approveStatus",
    g.audit_status as "auditStatus", g.pics, g.videos, g.video_pic_url as "videoPicUrl", g.intro,
    g.tdk_content as "tdkContent", g.product_type as "productType", g.staff_goods as "staffGoods",
    g.points_goods as "pointsGoods", g.is_gift as "isGift", g.sort,
    array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id order by 1) as "tagIds",
    ${jsonRows(`select a.attribute_name as name, v.attribute_value as value
       from goods_params p join attributes a on a.attribute_id = p.attribute_id
       join attribute_values v on v.attribute_value_id = p.attribute_value_id
      where p.goods_id = g.goods_id order by p.sort, p.attribute_id`)} as params,
    ${skusOfGoods} as skus, g.sales, g.created, g.updated, g.deleted
  from goods g where g.goods_id = $1 and ($2::int is null or g.distributor_id = $2)`

/** Product $1, of shop $2 or of any. */
export const deskGoods = statement(
  'desk_goods_info',
  `select row_to_json(found) as goods from (${goodsData}) found`,
  { goods: jsonRow(goodsColumns) },
)

/** Locks the product and its SKUs, in id order as placing an order does, so that the two cannot deadlock. */
export const lockSkusOfGoods = statement(
  'desk_goods_lock_skus',
  `select item_id as "itemId" from skus where goods_id = any($1::bigint[]) order by item_id for update`,
  { itemId: number },
)
export const lockGoods = statement(
  'desk_goods_lock',
  `select goods_id as "goodsId", item_name as "itemName", approve_status as "approveStatus", deleted
     from goods where goods_id = any($1::bigint[]) order by goods_id for update`,
  { goodsId: number, itemName: text, approveStatus: oneOf<ApproveStatus>(), deleted: nullable(number) },
)

/** Ids of $1 new SKUs. */
export const nextItemIds = statement(
  'desk_goods_next_ids',
  `select nextval(pg_get_serial_sequence('skus', 'item_id')) as "itemId" from generate_series(1, $1::int)`,
  { itemId: number },
)

/** A new product off the shelf; its fields are written by `writeGoods`. */
export const insertGoods = statement(
  'desk_goods_insert',
  `insert into goods (goods_id, item_name, approve_status, nospec, price, created, updated)
   values ($1, $2, 'instock', true, 0, $3, $3)`,
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
     is_gift = coalesce(r.is_gift, g.is_gift), sort = coalesce(r.sort, g.sort), updated = $3
   from jsonb_to_record($2::jsonb) as r (item_name text, brief text, item_unit text, brand_id int,
     main_category_id int, templates_id int, approve_status text, pics jsonb, videos text, video_pic_url text,
     intro jsonb, tdk_content jsonb, product_type text, staff_goods boolean, points_goods boolean, is_gift boolean,
     sort int)
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

/** Tells which of these rows exist: brand $1, categories $2 of the sales tree, $3 of the other, template $4, tags $5. */
export const existing = statement(
  'desk_goods_existing',
  `select exists (select from attributes where attribute_id = $1 and attribute_type = 'brand') as brand,
          array(select category_id from categories where category_id = any($2::int[]) and not is_main) as categories,
          exists (select from categories where category_id = $3 and is_main) as main,
          exists (select from freight_templates where template_id = $4 and status) as template,
          array(select tag_id from tags where tag_id = any($5::int[])) as tags`,
  { brand: boolean, categories: numbers, main: boolean, template: boolean, tags: numbers },
)

/** Names of members $1. */
export const namesOf = statement(
  'desk_goods_editors',
  'select user_id as "userId", username from members where user_id = any($1::bigint[])',
  { userId: number, username: text },
)

/** Off the shelf into the recycle bin at $2, and back. Only products that were not there, or were. */
export const deleteGoods = statement(
  'desk_goods_delete',
  `update goods set approve_status = 'instock', deleted = $2::bigint, updated = $2::bigint
    where goods_id = any($1::bigint[]) and deleted is null returning goods_id as "goodsId"`,
  { goodsId: number },
)
export const restoreGoods = statement(
  'desk_goods_restore',
  `update goods set deleted = null, updated = $2::bigint
    where goods_id = any($1::bigint[]) and deleted > $3::bigint returning goods_id as "goodsId"`,
  { goodsId: number },
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

/** Names and values of parameters or specifications $1; those of products in category $2 first. */
export const attributesInUse = statement(
  'desk_goods_attributes',
  `select a.attribute_name as name,
          array(select v.attribute_value from attribute_values v where v.attribute_id = a.attribute_id
                 order by v.sort, v.attribute_value_id limit 200) as values
     from attributes a
     left join lateral (
       select count(*) as uses from goods_index i
         join goods_params p on p.goods_id = i.goods_id and p.attribute_id = a.attribute_id
        where $2::int is not null and a.attribute_type = 'item_params' and i.categories @> array[$2::int]) u on true
    where a.attribute_type = $1
    order by u.uses desc, a.sort desc, a.attribute_id limit 300`,
  { name: text, values: texts },
)

/** The stock of SKU $1 of shop $2, or of any. */
export const stockOf = statement(
  'desk_goods_stock',
  `select s.store from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and ($2::int is null or g.distributor_id = $2)`,
  { store: number },
)
export const stockMovements = statement(
  'desk_goods_stock_movements',
  `select ledger_id as "ledgerId", num, reason, order_id as "orderId", at from stock_ledger
    where item_id = $1 and ($2::bigint is null or ledger_id < $2) order by ledger_id desc limit $3`,
  { ledgerId: number, num: number, reason: text, orderId: nullable(text), at: number },
)

/** Products $1 as bulk changes see them, locked. */
export const bulkGoods = statement(
  'desk_goods_bulk',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.approve_status as "approveStatus", g.deleted,
          g.templates_id as "templatesId",
          array(select gc.category_id from goods_categories gc where gc.goods_id = g.goods_id) as "categoryIds",
          array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id) as "tagIds",
          array(select s.item_id from skus s where s.goods_id = g.goods_id order by s.item_id) as "itemIds",
          array(select s.price from skus s where s.goods_id = g.goods_id order by s.item_id) as prices
     from goods g where g.goods_id = any($1::bigint[]) order by g.goods_id for update of g`,
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
  },
)
export type BulkRow = RowOf<typeof bulkGoods>

/** Names of categories $1, tags $2 and freight templates $3. */
export const bulkNames = statement(
  'desk_goods_bulk_names',
  `select array(select c.category_name from categories c where c.category_id = any($1::int[]) and not c.is_main) as categories,
          array(select t.tag_name from tags t where t.tag_id = any($2::int[])) as tags,
          array(select f.name from freight_templates f where f.template_id = any($3::int[]) and f.status) as templates`,
  { categories: texts, tags: texts, templates: texts },
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
