import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { shownPointsGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, numbers, statement } from '@/lib/server/ground/db/statement'

/** A product in the list, with the price of its default SKU; money in cents. */
export interface PointsGoodsRow {
  goodsId: number
  itemName: string
  brief: string
  pics: string[]
  point: number
  price: number
  marketPrice: number
  store: number
  goodsStore: number
  sales: number
  nospec: boolean
  brandId: number
  categories: number[]
  approveStatus: ApproveStatus
  created: number
}

/**
 * The visible products with their default SKU. The points mall has hundreds of products, so it needs no index of its
 * own.
 */
const shown = `
  select g.goods_id as "goodsId", g.item_name as "itemName", g.brief, g.pics, s.point, s.price,
         s.market_price as "marketPrice", s.store,
         (select sum(o.store)::int from skus o where o.goods_id = g.goods_id) as "goodsStore", g.sales, g.nospec,
         coalesce(g.brand_id, 0) as "brandId",
         array(select gc.category_id from goods_categories gc where gc.goods_id = g.goods_id order by 1) as categories,
         g.approve_status as "approveStatus", g.created, g.sort
    from goods g join skus s on s.goods_id = g.goods_id and s.is_default and s.point > 0
   where ${shownPointsGoods}`

const fields = `"goodsId", "itemName", brief, pics, point, price, "marketPrice", store, "goodsStore", sales, nospec, "brandId",
  categories, "approveStatus", created`

const version = referenceVersionIn()

/**
 * A page of the list: a part of the name $1, category $2, points from $3 to $4, each null for any, brands $5, empty for
 * all; sort $6 (contract goods §15); $7 products from index $8. `brands` are those without the filter by brand.
 */
export const pointsGoodsPage = statement(
  'points_mall_goods',
  `with base as materialized (
     select * from (${shown}) p
      where ($1::text is null or strpos(lower(p."itemName"), lower($1)) > 0)
        and ($2::int is null or exists (select 1 from categories c
                                         where c.category_id = any(p.categories) and c.path @> array[$2::int]))
        and ($3::int is null or p.point >= $3) and ($4::int is null or p.point <= $4)),
   found as materialized (
     select * from base where cardinality($5::int[]) = 0 or "brandId" = any($5::int[]))
   select ${jsonRows(`select ${fields} from found
            order by case $6::int when 1 then sales when 2 then point when 3 then -point when 4 then created else sort end desc,
                     "goodsId" desc limit $7 offset $8`)} as rows,
          (select count(*) from found) as total,
          array(select distinct "brandId" from base where "brandId" > 0) as brands, ${version.sql} as version`,
  { rows: json<PointsGoodsRow[]>(), total: number, brands: numbers, version: version.column },
)

/** The best-selling products, sold-out ones last, without the one of SKU $1. */
export const lovelyGoods = statement(
  'points_mall_lovely',
  `with found as materialized (
     select * from (${shown}) p
      where p."goodsId" is distinct from (select o.goods_id from skus o where o.item_id = $1))
   select ${jsonRows(`select ${fields} from found order by "goodsStore" <= 0, sales desc, "goodsId" desc limit 10`)} as rows,
          array(select distinct "brandId" from found where "brandId" > 0) as brands, ${version.sql} as version`,
  { rows: json<PointsGoodsRow[]>(), brands: numbers, version: version.column },
)
