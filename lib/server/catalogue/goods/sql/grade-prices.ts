import 'server-only'
import type { GradeKind } from '@/lib/domain/goods/member-price'
import type { Queries } from '@/lib/server/ground/db/connection'
import { nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** A price of a SKU for a grade, in cents; null or 0 for none of its own. */
export interface SkuGradePrice {
  itemId: number
  gradeKind: GradeKind
  gradeId: number
  price: number | null
}

const putPrices = statement(
  'goods_grade_prices_write',
  `with wanted as (
     select * from unnest($1::bigint[], $2::text[], $3::int[], $4::bigint[]) r(item_id, kind, grade_id, price)),
   gone as (
     delete from member_prices p using wanted w
      where w.price is null and p.item_id = w.item_id and p.grade_kind = w.kind and p.grade_id = w.grade_id)
   insert into member_prices (item_id, grade_kind, grade_id, price)
   select item_id, kind, grade_id, price from wanted where price is not null
   on conflict (item_id, grade_kind, grade_id) do update set price = excluded.price`,
)

/** Stores prices of grades, and removes those that are none. */
export async function writeGradePrices(tx: Queries, prices: readonly SkuGradePrice[]): Promise<void> {
  if (prices.length === 0) return
  await tx.run(putPrices, [
    prices.map(({ itemId }) => itemId),
    prices.map(({ gradeKind }) => gradeKind),
    prices.map(({ gradeId }) => gradeId),
    prices.map(({ price }) => price || null),
  ])
}

/** The prices of SKUs $1 for grade $3 of kind $2; null where none is fixed. */
export const pricesOfGrade = statement(
  'goods_grade_prices_of',
  `select i.id as "itemId", p.price from unnest($1::bigint[]) i(id)
     left join member_prices p on p.item_id = i.id and p.grade_kind = $2 and p.grade_id = $3`,
  { itemId: number, price: nullable(number) },
)

/** The highest price of SKUs $1 for any grade; SKUs without one are left out. */
export const highestGradePrices = statement(
  'goods_grade_prices_highest',
  `select item_id as "itemId", max(price) as price from member_prices where item_id = any($1::bigint[]) group by item_id`,
  { itemId: number, price: number },
)

/** Every grade, the ordinary ones first. */
export const allGrades = statement(
  'goods_grades',
  `select kind, "gradeId", name, discount from (
     select 'normal' as kind, grade_id as "gradeId", grade_name as name, discount, is_default, total_consumption as rank
       from member_grades
     union all
     select 'vip', vip_grade_id, grade_name, discount, is_default, 0 from vip_grades) g
    order by kind, rank, is_default desc, discount, "gradeId"`,
  { kind: oneOf<GradeKind>(), gradeId: number, name: text, discount: number },
)
