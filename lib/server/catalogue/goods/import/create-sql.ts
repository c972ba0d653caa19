import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'

/** Statements that put many new products at once. Their rows are JSON, as the statements of one product have them. */

export const insertManyGoods = statement(
  'goods_import_insert_goods',
  `insert into goods (goods_id, item_name, brief, item_unit, brand_id, main_category_id, templates_id, approve_status,
                      nospec, pics, videos, intro, tdk_content, points_goods, delivery_time, sort, price,
                      created, updated)
   select r."goodsId", r."itemName", r.brief, r."itemUnit", r."brandId", r."mainCategoryId", r."templatesId",
          r."approveStatus", r.nospec, r.pics, r.videos, r.intro, r.tdk, r."pointsGoods", r."deliveryTime", 0, 0,
          $2::bigint, $2::bigint
     from jsonb_to_recordset($1::jsonb) as r ("goodsId" bigint, "itemName" text, brief text, "itemUnit" text,
          "brandId" int, "mainCategoryId" int, "templatesId" int, "approveStatus" text, nospec boolean, pics jsonb,
          videos text, intro jsonb, tdk jsonb, "pointsGoods" boolean, "deliveryTime" int)`,
)

export const insertManySkus = statement(
  'goods_import_insert_skus',
  `insert into skus (item_id, goods_id, is_default, item_bn, barcode, price, point, market_price, cost_price, store,
                     weight, volume, start_num, approve_status, pic, spec_text)
   select r."itemId", r."goodsId", r."isDefault", r."itemBn", r.barcode, r.price, r.point, r."marketPrice",
          r."costPrice", r.store, r.weight, r.volume, r."startNum", r."approveStatus", r.pic, r."specText"
     from jsonb_to_recordset($1::jsonb) as r ("itemId" bigint, "goodsId" bigint, "isDefault" boolean, "itemBn" text,
          barcode text, price bigint, point int, "marketPrice" bigint, "costPrice" bigint, store int, weight float8,
          volume float8, "startNum" int, "approveStatus" text, pic text, "specText" text)`,
)

export const insertManyCategories = statement(
  'goods_import_insert_categories',
  'insert into goods_categories (goods_id, category_id) select * from unnest($1::bigint[], $2::int[])',
)

export const insertManyTags = statement(
  'goods_import_insert_tags',
  'insert into goods_tags (goods_id, tag_id) select * from unnest($1::bigint[], $2::int[])',
)

export const insertManyParams = statement(
  'goods_import_insert_params',
  `insert into goods_params (goods_id, attribute_id, attribute_value_id, sort)
   select * from unnest($1::bigint[], $2::int[], $3::int[], $4::int[])`,
)

/** Article number and prices of products $1, from their SKUs. */
export const writeManyFigures = statement(
  'goods_import_figures',
  `update goods g set item_bn = d.item_bn, market_price = d.market_price,
          price = (select min(s.price) from skus s where s.goods_id = g.goods_id)
     from skus d where d.goods_id = g.goods_id and d.is_default and g.goods_id = any($1::bigint[])`,
)
