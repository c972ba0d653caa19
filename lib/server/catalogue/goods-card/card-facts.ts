import 'server-only'
import { runningGroupsIn } from '@/lib/server/catalogue/group/parts'
import {
  fixedPricesIn,
  runningActivitiesIn,
  runningPromotionsIn,
} from '@/lib/server/catalogue/promotion/parts'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { reviewTotalsOf } from '@/lib/server/catalogue/review/parts'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { boolean, number, numbers, statement, text } from '@/lib/server/ground/db/statement'
import { marksIn } from './marks'
import { productColumns, productRow } from './sql'

/**
 * The products with the ids in $1. Tags come from the index, which is written together with the product; only unlisted
 * products have no row there.
 */
const cards = `
  select ${productColumns}, g.points_goods as "pointsGoods", s.price, s.market_price as "marketPrice", s.store, s.is_from as "isFrom",
         coalesce(i.categories, '{}') as categories,
         coalesce(i.tags, array(select gt.tag_id from goods_tags gt where gt.goods_id = g.goods_id order by 1)) as "tagIds"
    from goods g
    join (select s.goods_id, sum(s.store)::int as store, min(s.price) filter (where s.is_default) as price,
                 min(s.market_price) filter (where s.is_default) as market_price,
                 coalesce(max(s.price) filter (where s.approve_status = 'onsale') > min(s.price) filter (where s.is_default)
                   and min(s.price) filter (where s.approve_status = 'onsale') >= min(s.price) filter (where s.is_default), false) as is_from
            from skus s where s.goods_id = any($1::bigint[])
           group by s.goods_id having bool_or(s.is_default)) s on s.goods_id = g.goods_id
    left join distributors d on d.distributor_id = g.distributor_id
    left join goods_index i on i.goods_id = g.goods_id
   where g.goods_id = any($1::bigint[])`

export const goods = tuplesIn(
  {
    ...productRow,
    /** A product of the points mall: favourites and the history show those too. */
    pointsGoods: boolean,
    price: number,
    marketPrice: number,
    store: number,
    /** The price is the lowest of several. */
    isFrom: boolean,
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

export const groups = runningGroupsIn('$1::bigint[]', '$2::bigint')

export const reviews = reviewTotalsOf('$1::bigint[]')

/** The name of the parameter with the energy class of a device. */
const energyGrade = '能效等级'

export const energyGrades = tuplesIn(
  { goodsId: number, grade: text },
  `select p.goods_id as "goodsId", v.attribute_value as grade
     from goods_params p join attribute_values v on v.attribute_value_id = p.attribute_value_id
    where p.goods_id = any($1::bigint[])
      and p.attribute_id in (select a.attribute_id from attributes a
                              where a.attribute_type = 'item_params' and a.attribute_name = '${energyGrade}')`,
)

const parts = {
  goods,
  activities,
  promotions,
  groups,
  reviews,
  energyGrades,
  fixedPrices: fixedPricesIn('$3::bigint[]'),
  ...marksIn('$1::bigint[]', '$4::bigint'),
  referenceVersion: referenceVersionIn(),
}

/**
 * The data of product cards besides the reference data, in one row: the products with the ids in $1, the facts on which
 * their prices and labels depend at $2 (epoch seconds), the fixed prices of the SKUs in $3, and the marks of member $4
 * (0 for a guest). Every part is read for all products at once, which costs half as much as subqueries per product.
 */
export const cardFacts = statement(
  'goods_card_facts',
  `with card as materialized (${cards}) select ${selectParts(parts)}`,
  columnsOfParts(parts),
)
