import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { tuplesIn } from '@/lib/server/db/json-tuples'
import { columnsOfParts, selectParts } from '@/lib/server/db/parts'
import { boolean, json, number, numbers, oneOf, statement, text } from '@/lib/server/db/statement'
import { fixedPricesIn, runningActivitiesIn, runningPromotionsIn } from '@/lib/server/promotion/parts'
import { referenceVersionIn } from '@/lib/server/reference/parts'
import { shopAddress } from './sql'

/**
 * The products with the ids in $1. Tags come from the index, which is written with the product; only products that are
 * not listed have no row in it.
 */
const cards = `
  select g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.item_unit as "itemUnit",
         g.pics, s.price, s.market_price as "marketPrice", s.store, g.sales, g.nospec,
         g.approve_status as "approveStatus", g.is_gift as "isGift", coalesce(g.brand_id, 0) as "brandId",
         coalesce(g.main_category_id, 0) as "mainCategoryId", g.distributor_id as "distributorId",
         coalesce(d.name, '') as "shopName", coalesce(d.logo, '') as "shopLogo", ${shopAddress} as "shopAddress",
         g.staff_goods as "staffGoods", g.product_type as "productType", g.created, g.updated,
         coalesce(i.categories, '{}') as categories,
         coalesce(i.tags, array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id order by 1)) as "tagIds"
    from goods g
    join (select s.goods_id, sum(s.store)::int as store, min(s.price) filter (where s.is_default) as price,
                 min(s.market_price) filter (where s.is_default) as market_price
            from skus s where s.goods_id = any($1::bigint[])
           group by s.goods_id having bool_or(s.is_default)) s on s.goods_id = g.goods_id
    left join distributors d on d.distributor_id = g.distributor_id
    left join goods_index i on i.goods_id = g.goods_id
   where g.goods_id = any($1::bigint[])`

export const goods = tuplesIn(
  {
    goodsId: number,
    itemName: text,
    itemBn: text,
    brief: text,
    itemUnit: text,
    pics: json<string[]>(),
    price: number,
    marketPrice: number,
    store: number,
    sales: number,
    nospec: boolean,
    approveStatus: oneOf<ApproveStatus>(),
    isGift: boolean,
    brandId: number,
    mainCategoryId: number,
    distributorId: number,
    shopName: text,
    shopLogo: text,
    shopAddress: text,
    staffGoods: boolean,
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    created: number,
    updated: number,
    categories: numbers,
    tagIds: numbers,
  },
  'select * from card',
)

export const activities = runningActivitiesIn('$1::bigint[]', '$2::bigint')

export const promotions = runningPromotionsIn(
  '$1::bigint[]',
  'select c."distributorId" from card c',
  '$2::bigint',
)

const parts = {
  ...{ goods, activities, promotions },
  fixedPrices: fixedPricesIn('$3::bigint[]'),
  referenceVersion: referenceVersionIn(),
}

/**
 * What product cards show besides the reference data, in one row: the products with the ids in $1, and what their prices
 * and labels depend on at $2 (epoch seconds), with the fixed prices of the SKUs in $3. Every part is read for all products
 * at once, which costs half as much as subqueries per product.
 */
export const cardFacts = statement(
  'goods_card_facts',
  `with card as materialized (${cards}) select ${selectParts(parts)}`,
  columnsOfParts(parts),
)
