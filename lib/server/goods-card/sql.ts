import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { SiteSettings } from '@/lib/domain/site'
import { goodsInCategoryRow, marketingCoversSql } from '@/lib/server/coverage/covers-sql'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/db/statement'
import { jsonRows } from '@/lib/server/db/json-rows'
import { columnsOfParts, selectParts } from '@/lib/server/db/parts'
import {
  marketingColumns,
  programmeClasses,
  tagColumns,
  type ProgrammeClassRow,
  type RowTag,
  type RunningMarketing,
} from '@/lib/server/goods-lookup/offer-columns'
import { paidGradesIn, skuOffersIn } from '@/lib/server/promotion/parts'
import { isRunning } from '@/lib/server/promotion/running-sql'
import { settingValue } from '@/lib/server/settings'
import { inOpenJoinedShop } from '@/lib/server/goods-lookup/visible-products'

/** The columns that a list row and a page take from `goods g left join distributors d`. */
export const ownColumns = `
          g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.item_unit as "itemUnit",
          g.pics, g.sales, g.nospec, g.approve_status as "approveStatus", g.audit_status as "auditStatus",
          g.is_gift as "isGift", coalesce(g.brand_id, 0) as "brandId", g.distributor_id as "distributorId",
          coalesce(d.name, '') as "shopName", coalesce(d.logo, '') as "shopLogo",
          ${inOpenJoinedShop} as "shopValid",
          coalesce(d.province || case when d.province = d.city then '' else d.city end || d.area || d.address, '') as "shopAddress",
          coalesce(g.main_category_id, 0) as "mainCategoryId", g.staff_goods as "staffGoods",
          g.product_type as "productType", g.created, g.updated`

/** The columns of a list row, for `goods g` and `goodsJoins`. */
const goodsColumns = `${ownColumns}, ds.price, ds.market_price as "marketPrice",
          coalesce(b.attribute_name, '') as "brandName", coalesce(b.image_url, '') as "brandLogo"`

/** Default SKU, brand and shop of `goods g`. */
const goodsJoins = `
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
     left join attributes b on b.attribute_id = g.brand_id
     left join distributors d on d.distributor_id = g.distributor_id`

/** The products with the ids in $1. */
const goodsFrom = `
          unnest($1::bigint[]) with ordinality as requested(goods_id, ordinal)
     join goods g on g.goods_id = requested.goods_id ${goodsJoins}`

/** What `ownColumns` return. */
export const ownRow = {
  goodsId: number,
  itemName: text,
  itemBn: text,
  brief: text,
  itemUnit: text,
  pics: json<string[]>(),
  sales: number,
  nospec: boolean,
  approveStatus: oneOf<ApproveStatus>(),
  auditStatus: text,
  isGift: boolean,
  brandId: number,
  distributorId: number,
  shopName: text,
  shopLogo: text,
  /** The shop is open, or the product is the mall's own. */
  shopValid: boolean,
  shopAddress: text,
  mainCategoryId: number,
  staffGoods: boolean,
  productType: oneOf<'normal' | 'sale' | 'bag'>(),
  created: number,
  updated: number,
}

/** What `goodsColumns` return. */
interface BaseRow extends RowOf<typeof ownRow> {
  /** Of the default SKU. */
  price: number
  marketPrice: number
  brandName: string
  brandLogo: string
}

/** A product as a list row shows it. */
export interface GoodsRow extends BaseRow {
  store: number
  tags: RowTag[]
}

/** A row about one of several products. */
type OfGoods<Row> = Row & { goodsId: number }

const ofGoods = (column: string) => `${column} = any($1::bigint[])`

const offers = {
  ...skuOffersIn('$1::bigint[]', '$3::bigint[]', '$2::bigint'),
  paidGrades: paidGradesIn(),
}

/**
 * Everything that product cards show, in one row: the products with the ids in $1, in their order, and what their prices
 * and labels depend on at $2 (epoch seconds), with the fixed prices of the SKUs in $3. Every part is read for all products
 * at once, which costs half as much as subqueries per product.
 */
export const cardFacts = statement(
  'goods_card_facts',
  `with promo as materialized (
     select ${marketingColumns}, m.distributor_id, m.use_bound, m.bound_ids
       from marketings m where ${isRunning('m', '$2::bigint')})
   select ${jsonRows(
     `select ${goodsColumns}, coalesce(i.categories, '{}') as categories
        from ${goodsFrom} left join goods_index i on i.goods_id = g.goods_id
       order by requested.ordinal`,
   )} as goods,
   ${jsonRows(
     `select s.goods_id as "goodsId", sum(s.store)::int as store from skus s where ${ofGoods('s.goods_id')} group by 1`,
   )} as stocks,
   ${jsonRows(
     `select gt.goods_id as "goodsId", ${tagColumns}
        from goods_tags gt join tags t on t.tag_id = gt.tag_id and t.front_show
       where ${ofGoods('gt.goods_id')} order by t.tag_id`,
   )} as tags,
   ${jsonRows(
     `select g.goods_id as "goodsId", m."marketingId"
        from goods g left join categories mc on mc.category_id = g.main_category_id
        join promo m on ${marketingCoversSql('m', goodsInCategoryRow('g', 'mc'))}
       where ${ofGoods('g.goods_id')} order by m."startTime" desc, m."marketingId"`,
   )} as covered,
   ${selectParts(offers)},
   ${jsonRows('select * from promo')} as marketings,
   ${jsonRows(programmeClasses)} as classes,
   ${settingValue('programme')} as programme`,
  {
    goods: json<(BaseRow & { categories: number[] })[]>(),
    stocks: json<OfGoods<{ store: number }>[]>(),
    tags: json<OfGoods<RowTag>[]>(),
    /** Running cart promotions that cover them. */
    covered: json<OfGoods<{ marketingId: number }>[]>(),
    ...columnsOfParts(offers),
    marketings: json<RunningMarketing[]>(),
    classes: json<ProgrammeClassRow[]>(),
    programme: json<SiteSettings['programme'] | null>(),
  },
)

export const skuColumns = `s.item_id as "itemId", s.goods_id as "goodsId", s.is_default as "isDefault", s.item_bn as "itemBn",
          s.barcode, s.price, s.market_price as "marketPrice", s.store, s.weight, s.volume,
          s.start_num as "startNum", s.approve_status as "approveStatus", s.pic, s.spec_text as "specText"`

const skuRow = {
  itemId: number,
  goodsId: number,
  isDefault: boolean,
  itemBn: text,
  barcode: text,
  price: number,
  marketPrice: number,
  store: number,
  weight: number,
  volume: number,
  startNum: number,
  approveStatus: oneOf<ApproveStatus>(),
  pic: text,
  /** The specification in words. */
  specText: text,
}

export type SkuRow = RowOf<typeof skuRow>

export const skusOfGoods = statement(
  'skus_of_goods',
  `select ${skuColumns} from skus s where s.goods_id = $1 order by s.is_default desc, s.item_id`,
  skuRow,
)

export const skusById = statement(
  'skus_by_id',
  `select ${skuColumns} from unnest($1::bigint[]) with ordinality as requested(item_id, ordinal)
     join skus s on s.item_id = requested.item_id order by requested.ordinal`,
  skuRow,
)
