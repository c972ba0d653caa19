import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { claimableIn } from '@/lib/server/catalogue/coupon/parts'
import { goodsInCategoryRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { favouriteIn } from '@/lib/server/catalogue/favourite/parts'
import { productColumns, productRow, skusIn } from '@/lib/server/catalogue/goods-card/parts'
import { saleCountsOf } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { limitedBuyOfGoodsIn, limitedBuysOf } from '@/lib/server/catalogue/goods-lookup/limited-buy-columns'
import { scopeColumns, scopeRow } from '@/lib/server/catalogue/goods-lookup/sale-columns'
import { inOpenJoinedShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { runningGroupIn } from '@/lib/server/catalogue/group/parts'
import { marketingsIn, skuOffersIn } from '@/lib/server/catalogue/promotion/parts'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { reviewCountsIn } from '@/lib/server/catalogue/review/parts'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { tupleReader, tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { columnsOfParts, selectParts, type Part } from '@/lib/server/ground/db/parts'
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
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** A spec value of a SKU. The name of its group is in the reference data. */
const specValueRow = {
  itemId: number,
  specId: number,
  specValueId: number,
  specValueName: text,
  specImageUrl: text,
  customName: nullable(text),
  images: json<string[]>(),
}

const specValuesIn = (goodsId: string) =>
  tuplesIn(
    specValueRow,
    `select ss.item_id as "itemId", ss.spec_id as "specId", ss.spec_value_id as "specValueId",
            v.attribute_value as "specValueName", v.image_url as "specImageUrl", ss.custom_name as "customName", ss.images
       from skus s
       join sku_specs ss on ss.item_id = s.item_id
       join attribute_values v on v.attribute_value_id = ss.spec_value_id
      where s.goods_id = ${goodsId}`,
  )

export const readSpecValues = tupleReader(specValueRow)

/** A parameter of a product. Its name is in the reference data. */
interface ParamRow {
  sort: number
  attributeId: number
  valueId: number
  value: string
}

/** A scalar subquery reads only these values by their keys; a join may read the whole table. */
const paramsIn = (goodsId: string): Part<ParamRow[]> => ({
  sql: jsonRows(
    `select p.sort, p.attribute_id as "attributeId", p.attribute_value_id as "valueId",
            (select v.attribute_value from attribute_values v
              where v.attribute_value_id = p.attribute_value_id) as value
       from goods_params p where p.goods_id = ${goodsId}`,
  ),
  column: json<ParamRow[]>(),
})

const product = goodsInCategoryRow('g', 'mc')
const skuIdsOfProduct = `array(select o.item_id from skus o where o.goods_id = ${product.goodsId})`
const skuOffers = skuOffersIn(`array[${product.goodsId}]`, skuIdsOfProduct, '$2::bigint')
const onlyOfPage = {
  referenceVersion: referenceVersionIn(),
  /** All tags, including hidden ones. */
  tagIds: {
    sql: `array(select gt.tag_id from goods_tags gt where gt.goods_id = ${product.goodsId})`,
    column: numbers,
  },
  salesCategories: {
    sql: `array(select gc.category_id from goods_categories gc where gc.goods_id = ${product.goodsId})`,
    column: numbers,
  },
  skus: skusIn(product.goodsId),
  specValues: specValuesIn(product.goodsId),
  ...skuOffers,
  marketings: marketingsIn(product, '$2::bigint'),
  group: runningGroupIn(product.goodsId, '$2::bigint'),
  limitedBuy: limitedBuyOfGoodsIn(product.goodsId, '$2::bigint'),
  coupons: claimableIn(
    product,
    { userId: '$3::bigint', now: '$2::bigint', gradeId: '$4::int', vipGradeId: '$5::int' },
    'd',
  ),
  params: paramsIn(product.goodsId),
  /** Products that an operator chose. */
  relatedIds: {
    sql: `array(select r.related_id from goods_related r where r.goods_id = ${product.goodsId} order by r.sort)`,
    column: numbers,
  },
  reviewCounts: reviewCountsIn(
    product.goodsId,
    `case when g.points_goods then 'pointsmall' else 'normal' end`,
  ),
  isFavourite: favouriteIn('$3::bigint', product.goodsId),
}

const detailColumns = {
  ...productRow,
  auditStatus: text,
  /** The shop is open, or the product is the mall's own. */
  shopValid: boolean,
  /** HTML or content blocks. */
  intro: json<unknown>(),
  videos: text,
  videoPicUrl: text,
  tdkContent: json<Record<string, string>>(),
  /** The freight template; 0 for none. */
  templatesId: number,
  deliveryTime: number,
  /** Ids of all categories, and of those above them; null for a product that is not in lists. */
  categories: nullable(numbers),
  ...columnsOfParts(onlyOfPage),
}
export type DetailRow = RowOf<typeof detailColumns>

/**
 * The data of the detail page of an approved product, apart from the reference data. $1 SKU, $2 now, $3 member, $4
 * grade, $5 paid grade; 0 for guests; $6 the product is sold in the points mall. Every step of the plan counts, because
 * planning takes longer than execution: rows are sorted by the service, and all columns are one JSON value, which the
 * driver reads in one go (ADR 0031).
 */
export const detailFacts = statement(
  'goods_detail',
  `select row_to_json(facts) as facts from (
     select ${productColumns}, g.audit_status as "auditStatus", ${inOpenJoinedShop} as "shopValid", g.intro, g.videos, g.video_pic_url as "videoPicUrl", g.tdk_content as "tdkContent",
            g.templates_id as "templatesId", g.delivery_time as "deliveryTime", i.categories, ${selectParts(onlyOfPage)}
       from skus requested
       join goods g on g.goods_id = requested.goods_id and g.audit_status = 'approved' and g.was_shown and g.deleted is null and g.points_goods = $6
       left join distributors d on d.distributor_id = g.distributor_id
       left join categories mc on mc.category_id = g.main_category_id
       left join goods_index i on i.goods_id = g.goods_id
      where requested.item_id = $1) facts`,
  { facts: jsonRow(detailColumns) },
)

/**
 * The fields of an approved product that change by the minute or by viewer. $1 SKU, $2 now, $3 member, 0 for guests.
 */
const limits = {
  limitedBuys: limitedBuysOf(skuIdsOfProduct, '$3::bigint', '$2::bigint'),
  saleCounts: saleCountsOf(skuIdsOfProduct, '$3::bigint', '$2::bigint'),
}
const onlyOfPrices = {
  referenceVersion: referenceVersionIn(),
  skus: skusIn(product.goodsId),
  ...skuOffers,
  ...limits,
}
export const livePrices = statement(
  'goods_live_prices',
  `select g.item_unit as "itemUnit", g.approve_status as "approveStatus", ${inOpenJoinedShop} as "shopValid",
          g.goods_id as "goodsId", g.staff_goods as "staffGoods", ${scopeColumns},
          ${selectParts(onlyOfPrices)}
     from skus requested
     join goods g on g.goods_id = requested.goods_id and g.audit_status = 'approved' and g.was_shown and g.deleted is null and not g.points_goods
     left join distributors d on d.distributor_id = g.distributor_id
    where requested.item_id = $1`,
  {
    itemUnit: text,
    goodsId: number,
    staffGoods: boolean,
    ...scopeRow,
    approveStatus: oneOf<ApproveStatus>(),
    shopValid: boolean,
    ...columnsOfParts(onlyOfPrices),
  },
)

/** The limits on the pieces of SKUs that a member may buy. */
export const readLimits = (row: Pick<RowOf<typeof livePrices>, keyof typeof limits>) => ({
  limitedBuys: limits.limitedBuys.read(row.limitedBuys),
  saleCounts: limits.saleCounts.read(row.saleCounts),
})

/** An approved product. $1 SKU, $2 whether staff products are included. */
export const approvedGoods = statement(
  'goods_approved',
  `select g.goods_id as "goodsId", g.item_name as "itemName" from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and g.audit_status = 'approved' and g.was_shown and g.deleted is null and not g.points_goods and (not g.staff_goods or $2)`,
  { goodsId: number, itemName: text },
)

/** The introduction of an approved product. $1 SKU, $2 whether staff products are included. */
export const introOfGoods = statement(
  'goods_intro',
  `select g.item_name as "itemName", g.intro from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and g.audit_status = 'approved' and g.was_shown and g.deleted is null and (not g.staff_goods or $2)`,
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

/** The names of all grades, ordinary ones first. */
export const gradeNames = statement(
  'grade_names',
  `select 'normal' as kind, grade_id as "gradeId", grade_name as name from member_grades
   union all select 'vip', vip_grade_id, grade_name from vip_grades order by kind, "gradeId"`,
  { kind: oneOf<'normal' | 'vip'>(), gradeId: number, name: text },
)
export type GradeName = RowOf<typeof gradeNames>
