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
import { type DeskSkuRow, skusOfGoods } from './sku-columns'

export const goodsColumns = {
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
  deliveryTime: number,
  /** Its own limit per member; null for none. */
  limitBuy: json<{ num: number; day: number } | null>(),
  sort: number,
  tagIds: numbers,
  related: json<{ goods_id: number; item_name: string; pic: string }[]>(),
  params: json<{ name: string; value: string }[]>(),
  skus: json<DeskSkuRow[]>(),
  sales: number,
  created: number,
  updated: number,
  deleted: nullable(number),
}

export type DeskGoodsData = RowOf<typeof goodsColumns>

/** Products with everything that the desk edits. @param condition SQL about product `g` */
export const goodsDataOf = (condition: string) => `select g.goods_id as "goodsId",
    (select s.item_id from skus s where s.goods_id = g.goods_id and s.is_default) as "itemId",
    ${versionOf('goods', 'g.goods_id')} as version, g.item_name as "itemName", g.brief, g.item_unit as "itemUnit",
    g.brand_id as "brandId", g.main_category_id as "mainCategoryId",
    array(select gc.category_id from goods_categories gc where gc.goods_id = g.goods_id order by 1) as "categoryIds",
    g.distributor_id as "distributorId", g.templates_id as "templatesId", g.approve_status as "approveStatus",
    g.audit_status as "auditStatus", g.pics, g.videos, g.video_pic_url as "videoPicUrl", g.intro,
    g.tdk_content as "tdkContent", g.product_type as "productType", g.staff_goods as "staffGoods",
    g.points_goods as "pointsGoods", g.is_gift as "isGift", g.delivery_time as "deliveryTime", g.sort,
    (select json_build_object('num', b.limit_num, 'day', b.day) from limited_buys b where b.goods_id = g.goods_id) as "limitBuy",
    array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id order by 1) as "tagIds",
    ${jsonRows(`select o.goods_id, o.item_name, coalesce(o.pics ->> 0, '') as pic
       from goods_related r join goods o on o.goods_id = r.related_id and o.deleted is null
      where r.goods_id = g.goods_id order by r.sort`)} as related,
    ${jsonRows(`select a.attribute_name as name, v.attribute_value as value
       from goods_params p join attributes a on a.attribute_id = p.attribute_id
       join attribute_values v on v.attribute_value_id = p.attribute_value_id
      where p.goods_id = g.goods_id order by p.sort, p.attribute_id`)} as params,
    ${skusOfGoods} as skus, g.sales, g.created, g.updated, g.deleted
  from goods g where ${condition}`

/** Product $1, of shop $2 or of any. */
export const deskGoods = statement(
  'desk_goods_info',
  `select row_to_json(found) as goods from (${goodsDataOf('g.goods_id = $1 and ($2::int is null or g.distributor_id = $2)')}) found`,
  { goods: jsonRow(goodsColumns) },
)

/**
 * Names and values of parameters or specifications $1: those of category $2 and the categories above it in their
 * sequence, then those of its products, then the others.
 */
export const attributesInUse = statement(
  'desk_goods_attributes',
  `select a.attribute_name as name,
          coalesce(own.suggested, '{}') || array(
            select v.attribute_value from attribute_values v
             where v.attribute_id = a.attribute_id and not v.attribute_value = any(coalesce(own.suggested, '{}'))
             order by v.sort, v.attribute_value_id limit 200) as values,
          own.attribute_id is not null as "isOfCategory", coalesce(own.is_required, false) as "isRequired"
     from attributes a
     left join lateral (
       select ca.attribute_id, ca.suggested, ca.is_required, ca.sort, array_position(c.path, ca.category_id) as level
         from categories c join category_attributes ca on ca.category_id = any(c.path)
        where c.category_id = $2::int and ca.attribute_id = a.attribute_id
        order by level desc limit 1) own on true
     left join lateral (
       select count(*) as uses from goods_index i
         join goods_params p on p.goods_id = i.goods_id and p.attribute_id = a.attribute_id
        where $2::int is not null and a.attribute_type = 'item_params' and i.categories @> array[$2::int]) u on true
    where a.attribute_type = $1
    order by own.level, own.sort, u.uses desc, a.sort desc, a.attribute_id limit 300`,
  { name: text, values: texts, isOfCategory: boolean, isRequired: boolean },
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

/**
 * Tells which of these rows exist: brand $1, categories $2 of the sales tree, $3 of the other, template $4, tags $5,
 * products $6, of shop $7 or of any. The template stays until the transaction ends.
 */
export const existing = statement(
  'desk_goods_existing',
  `with template as (select template_id from freight_templates where template_id = $4 and status for share)
   select exists (select from attributes where attribute_id = $1 and attribute_type = 'brand') as brand,
          array(select category_id from categories where category_id = any($2::int[]) and not is_main) as categories,
          exists (select from categories where category_id = $3 and is_main) as main,
          exists (select from template) as template,
          array(select tag_id from tags where tag_id = any($5::int[])) as tags,
          array(select goods_id from goods where goods_id = any($6::bigint[]) and deleted is null
            and ($7::int is null or distributor_id = $7)) as related`,
  {
    brand: boolean,
    categories: numbers,
    main: boolean,
    template: boolean,
    tags: numbers,
    related: numbers,
  },
)
