import 'server-only'
import {
  activityColumns,
  activityRow,
  activitySort,
  isAnnounced,
} from '@/lib/server/goods-lookup/activity-columns'
import { goodsInCategoryRow, marketingCoversSql } from '@/lib/server/coverage/covers-sql'
import { marketingColumns, marketingRow, paidGrades } from '@/lib/server/goods-lookup/offer-columns'
import { isRunning } from './running-sql'
import { json, nullable, number, oneOf, statement, text } from '@/lib/server/db/statement'

const activitiesBy = (name: string, column: string) =>
  statement(
    name,
    `select distinct on (i.item_id) ${activityColumns}
       from seckill_items i join seckills k on k.seckill_id = i.seckill_id
      where i.${column} = any($1::bigint[]) and ${isAnnounced('k', '$2')}
      order by i.item_id, ${activitySort('$2')}`,
    activityRow,
  )
export const activitiesOfItems = activitiesBy('activities_of_items', 'item_id')
export const activitiesOfGoods = activitiesBy('activities_of_goods', 'goods_id')

export const gradePrices = statement(
  'grade_prices',
  `select item_id as "itemId", max(price) filter (where grade_kind = 'vip') as "vip",
          max(price) filter (where grade_kind = 'normal') as "normal"
     from member_prices
    where item_id = any($1::bigint[])
      and ((grade_kind = 'vip' and grade_id = $2) or (grade_kind = 'normal' and grade_id = $3))
    group by item_id`,
  { itemId: number, vip: nullable(number), normal: nullable(number) },
)

/** All prices that are fixed for grades on the SKUs of a product. */
export const fixedPricesOfGoods = statement(
  'fixed_prices_of_goods',
  `select p.item_id as "itemId", p.grade_kind as kind, p.grade_id as "gradeId", p.price
     from member_prices p where p.item_id = any(array(select s.item_id from skus s where s.goods_id = $1))`,
  { itemId: number, kind: oneOf<'vip' | 'normal'>(), gradeId: number, price: number },
)

/** Every grade with the prices that are fixed for it. */
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

/** The two paid grades, the cheaper one first. */
export const paidPrices = statement(
  'paid_prices',
  `select s.item_id as "itemId", v.*, p.price as fixed
     from (${paidGrades}) v
     cross join unnest($1::bigint[]) s(item_id)
     left join member_prices p
       on p.item_id = s.item_id and p.grade_kind = 'vip' and p.grade_id = v."vipGradeId"
    order by v."vipDiscount", v."vipGradeId"`,
  { itemId: number, vipGradeId: number, vipGradeName: text, vipDiscount: number, fixed: nullable(number) },
)

/** Whether a promotion `m` covers a product `g` with its main category `mc` (contract goods §3.3). */
const marketingCovers = marketingCoversSql('m', goodsInCategoryRow('g', 'mc'))

/** A promotion applies only to products of its own shop (contract trade §3.7). */
export const marketingsOfGoods = statement(
  'goods_marketings',
  `select g.goods_id as "goodsId", ${marketingColumns}
     from goods g
     left join categories mc on mc.category_id = g.main_category_id
     join marketings m on ${isRunning('m', '$2')} and m.distributor_id = g.distributor_id
    where g.goods_id = any($1::bigint[])
      and ${marketingCovers}
    order by g.goods_id, m.start_time desc, m.marketing_id`,
  { goodsId: number, ...marketingRow },
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
