import 'server-only'
import { goodsInCategoryRow, marketingCoversSql } from '@/lib/server/catalogue/coverage/covers-sql'
import {
  activityColumns,
  activityRow,
  isAnnounced,
} from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import { marketingColumns, marketingRow } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { json, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/**
 * Announced and running activities of the SKUs of the products in $1. A SKU may have several: `skuOffers` takes one.
 * The status is computed from the times.
 */
export const activitiesOfGoods = statement(
  'activities_of_goods',
  `select ${activityColumns}
     from seckill_items i join seckills k on k.seckill_id = i.seckill_id
    where i.goods_id = any($1::bigint[]) and ${isAnnounced('k', '$2')}`,
  activityRow,
)

/** All fixed grade prices of the SKUs in $1. */
export const fixedPrices = statement(
  'fixed_prices',
  `select p.item_id as "itemId", p.grade_kind as kind, p.grade_id as "gradeId", p.price
     from member_prices p where p.item_id = any($1::bigint[])`,
  { itemId: number, kind: oneOf<'vip' | 'normal'>(), gradeId: number, price: number },
)

/** Every grade with its fixed prices. */
export const gradeTable = statement(
  'grade_table',
  `select g.kind, g.grade_id as "gradeId", g.grade_name as "gradeName", g.lv_type as "lvType", g.discount,
          (select jsonb_object_agg(p.item_id, p.price) from member_prices p
            where p.item_id = any($1::bigint[]) and p.grade_kind = g.kind and p.grade_id = g.grade_id) as fixed
     from (select 'normal' as kind, grade_id, grade_name, '' as lv_type, discount from member_grades
           union all select 'vip', vip_grade_id, grade_name, lv_type, discount from vip_grades) g
    order by g.kind, g.discount, g.grade_id`,
  {
    kind: oneOf<'normal' | 'vip'>(),
    gradeId: number,
    gradeName: text,
    lvType: oneOf<'vip' | 'svip' | ''>(),
    discount: number,
    /** Prices fixed for this grade by SKU id, in cents. */
    fixed: json<Record<string, number> | null>(),
  },
)

/** Whether a promotion `m` covers a product `g` with its main category `mc` (contract goods §3.3). */
const marketingCovers = marketingCoversSql('m', goodsInCategoryRow('g', 'mc'))

/** The running promotions that cover the product $1, the latest first (contract trade §3.7). */
export const marketingsOfGoods = statement(
  'goods_marketings',
  `select ${marketingColumns}
     from goods g
     left join categories mc on mc.category_id = g.main_category_id
     join marketings m on ${isRunning('m', '$2')} and m.distributor_id = g.distributor_id
    where g.goods_id = $1 and ${marketingCovers}
    order by m.start_time desc, m.marketing_id`,
  marketingRow,
)

export const runningMarketing = statement(
  'running_marketing',
  `select ${marketingColumns} from marketings m
    where m.marketing_id = $1 and ${isRunning('m', '$2')}`,
  marketingRow,
)

const between = (...times: string[]) =>
  `(${times.map((time) => `(${time} > $1 and ${time} <= $2)`).join(' or ')})`

/** Products of sales that were announced, began or ended after $1 and up to $2; at most $3. */
export const goodsOfTurnedSales = statement(
  'turned_sales',
  `select distinct i.goods_id as "goodsId"
     from seckills k join seckill_items i on i.seckill_id = k.seckill_id
    where not k.disabled and ${between('k.release_time', 'k.start_time', 'k.end_time')}
    limit $3`,
  { goodsId: number },
)

/** Products of limited buys that began or ended after $1 and up to $2; at most $3. */
export const goodsOfTurnedLimitedBuys = statement(
  'turned_limited_buys',
  `select distinct s.goods_id as "goodsId"
     from limited_buys b join limited_buy_items bi on bi.limited_buy_id = b.limited_buy_id
     join skus s on s.item_id = bi.item_id
    where not b.disabled and ${between('b.start_time', 'b.end_time')}
    limit $3`,
  { goodsId: number },
)

/** Products of promotions that began or ended after $1 and up to $2; at most $3. */
export const goodsOfTurnedMarketings = statement(
  'turned_marketings',
  `select distinct g.goods_id as "goodsId"
     from marketings m join goods g on g.distributor_id = m.distributor_id
     left join categories mc on mc.category_id = g.main_category_id
    where not m.disabled and ${between('m.start_time', 'm.end_time')} and ${marketingCovers}
    limit $3`,
  { goodsId: number },
)
