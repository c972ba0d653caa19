import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { categoriesOfPathIn } from '@/lib/server/category/parts'
import { favouriteIn } from '@/lib/server/collect/parts'
import { claimableIn } from '@/lib/server/coupon/parts'
import { goodsInCategoryRow } from '@/lib/server/coverage/covers-sql'
import { jsonRows } from '@/lib/server/db/json-rows'
import { columnsOfParts, rowsIn, selectParts, type Part } from '@/lib/server/db/parts'
import {
  boolean,
  json,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/db/statement'
import { baseColumns, goodsColumns, goodsJoins, skusIn, tagsIn } from '@/lib/server/goods-card/parts'
import { inOpenJoinedShop } from '@/lib/server/goods-lookup/visible-products'
import { subsidyClassesIn } from '@/lib/server/programme/parts'
import { marketingsIn, skuOffersIn } from '@/lib/server/promotion/parts'
import { reviewCountsIn } from '@/lib/server/review/parts'
import { settingsIn } from '@/lib/server/settings'
import { vipGuideIn } from '@/lib/server/vip/parts'

interface ProductParam {
  attribute_id: number
  attribute_name: string
  attribute_value_id: number
  attribute_value_name: string
}

/** Spec values of all SKUs. Groups descending, values ascending: clients build SKU keys in this order (contract goods §3.2). */
export const specsOfGoods = statement(
  'specs_of_goods',
  `select ss.item_id as "itemId", ss.spec_id as "specId", a.attribute_name as "specName", a.is_image as "isImage",
          ss.spec_value_id as "specValueId", v.attribute_value as "specValueName", v.image_url as "specImageUrl",
          ss.custom_name as "customName", ss.images
     from skus s
     join sku_specs ss on ss.item_id = s.item_id
    cross join lateral (select * from attributes a where a.attribute_id = ss.spec_id limit 1) a
    cross join lateral (select * from attribute_values v where v.attribute_value_id = ss.spec_value_id limit 1) v
    where s.goods_id = $1
    order by ss.spec_id desc, ss.spec_value_id, ss.item_id`,
  {
    itemId: number,
    specId: number,
    specName: text,
    isImage: boolean,
    specValueId: number,
    specValueName: text,
    specImageUrl: text,
    customName: nullable(text),
    images: json<string[]>(),
  },
)
export type SpecRow = RowOf<typeof specsOfGoods>

/** Scalar subqueries read only these names by their keys; joins read both tables as a whole. */
const paramsIn = (goodsId: string): Part<ProductParam[]> => ({
  sql: jsonRows(
    `select p.attribute_id,
            (select a.attribute_name from attributes a where a.attribute_id = p.attribute_id) as attribute_name,
            p.attribute_value_id,
            (select v.attribute_value from attribute_values v
              where v.attribute_value_id = p.attribute_value_id) as attribute_value_name
       from goods_params p where p.goods_id = ${goodsId} order by p.sort, p.attribute_id`,
  ),
  column: json<ProductParam[]>(),
})

const product = goodsInCategoryRow('g', 'mc')
const skuOffers = skuOffersIn(
  `array[${product.goodsId}]`,
  `array(select o.item_id from skus o where o.goods_id = ${product.goodsId})`,
  '$2::bigint',
)
const onlyOfPage = {
  tags: tagsIn(product.goodsId),
  skus: skusIn(product.goodsId),
  specs: rowsIn(specsOfGoods, product.goodsId),
  ...skuOffers,
  marketings: marketingsIn(product, '$2::bigint'),
  coupons: claimableIn(product, {
    userId: '$3::bigint',
    now: '$2::bigint',
    gradeId: '$4::int',
    vipGradeId: '$5::int',
  }),
  params: paramsIn(product.goodsId),
  /** Those of both paths. */
  pathCategories: categoriesOfPathIn('mc.path || sc.path'),
  reviewCounts: reviewCountsIn(product.goodsId),
  vipGuide: vipGuideIn(),
  subsidyClasses: subsidyClassesIn('i.categories'),
  settings: settingsIn('programme', 'trade', 'tdk.goods'),
  isFavourite: favouriteIn('$3::bigint', product.goodsId),
}

/**
 * Everything that the detail page of an approved product shows, in one row. $1 SKU, $2 now, $3 member, $4 grade, $5 paid
 * grade; 0 for guests.
 */
export const detailFacts = statement(
  'goods_detail',
  `select ${goodsColumns}, g.intro, g.videos, g.video_pic_url as "videoPicUrl", g.tdk_content as "tdkContent", ds.weight,
          coalesce(i.categories, '{}') as "categories",
          coalesce(sales.ids, '{}') as "salesCategories", coalesce(sc.path, '{}') as "salesPath",
          coalesce(mc.path, '{}') as "mainPath",
          ${selectParts(onlyOfPage)}
     from skus requested
     join goods g on g.goods_id = requested.goods_id and g.audit_status = 'approved' ${goodsJoins}
     left join lateral (select array_agg(gc.category_id order by gc.category_id) as ids
                          from goods_categories gc where gc.goods_id = g.goods_id) sales on true
     left join categories sc on sc.category_id = sales.ids[1]
     left join categories mc on mc.category_id = g.main_category_id
     left join goods_index i on i.goods_id = g.goods_id
    where requested.item_id = $1`,
  {
    ...baseColumns,
    /** HTML or content blocks. */
    intro: json<unknown>(),
    videos: text,
    videoPicUrl: text,
    tdkContent: json<Record<string, string>>(),
    weight: number,
    /** All categories with those above them. */
    categories: numbers,
    salesCategories: numbers,
    /** The first sales category and the main category with those above them, from the top down. */
    salesPath: numbers,
    mainPath: numbers,
    ...columnsOfParts(onlyOfPage),
  },
)
export type DetailFacts = RowOf<typeof detailFacts>

/** What changes of an approved product by the minute or by viewer. $1 SKU, $2 now. */
const onlyOfPrices = { skus: skusIn(product.goodsId), ...skuOffers }
export const livePrices = statement(
  'goods_live_prices',
  `select g.item_unit as "itemUnit", g.approve_status as "approveStatus", ${inOpenJoinedShop} as "shopValid",
          ${selectParts(onlyOfPrices)}
     from skus requested
     join goods g on g.goods_id = requested.goods_id and g.audit_status = 'approved'
     left join distributors d on d.distributor_id = g.distributor_id
    where requested.item_id = $1`,
  {
    itemUnit: text,
    approveStatus: oneOf<ApproveStatus>(),
    shopValid: boolean,
    ...columnsOfParts(onlyOfPrices),
  },
)

/** An approved product. $1 SKU. */
export const approvedGoods = statement(
  'goods_approved',
  `select g.goods_id as "goodsId", g.item_name as "itemName" from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and g.audit_status = 'approved'`,
  { goodsId: number, itemName: text },
)

/** The introduction of an approved product. $1 SKU. */
export const introOfGoods = statement(
  'goods_intro',
  `select g.item_name as "itemName", g.intro from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and g.audit_status = 'approved'`,
  {
    itemName: text,
    /** HTML or content blocks. */
    intro: json<unknown>(),
  },
)

/** Names and prices of the gifts and exchange products of promotions. */
export const promotedItems = statement(
  'promoted_goods',
  `select s.item_id as "itemId", g.item_name as name, coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as pic, s.price
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])`,
  { itemId: number, name: text, pic: text, price: number },
)
export type PromotedItem = RowOf<typeof promotedItems>
