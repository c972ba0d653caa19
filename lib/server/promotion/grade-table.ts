import 'server-only'
import { memberPriceOf, type PriceViewer } from '@/lib/domain/price'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

interface GradeRow {
  kind: 'normal' | 'vip'
  gradeId: number
  lvType: 'vip' | 'svip' | ''
  gradeName: string
  discount: number
  /** Prices fixed for this grade by sku id, in cents. */
  fixed: Record<string, number> | null
}

const gradePrices = statement(
  'grade_table',
  `select g.kind, g.grade_id as "gradeId", g.grade_name as "gradeName", g.lv_type as "lvType", g.discount,
          (select jsonb_object_agg(p.item_id, p.price) from member_prices p
            where p.item_id = any($1::bigint[]) and p.grade_kind = g.kind and p.grade_id = g.grade_id) as fixed
     from (select 'normal' as kind, grade_id, grade_name, '' as lv_type, discount from member_grades
           union all select 'vip', vip_grade_id, grade_name, lv_type, discount from vip_grades) g
    order by g.kind, g.discount, g.grade_id`,
)

/** What one grade pays for a sku. */
export interface GradePrice {
  vip_grade_id: number
  grade_name: string
  lv_type?: 'vip' | 'svip'
  discount: number
  /** Cents. */
  mprice: number
}

const viewerOf = ({ kind, gradeId, gradeName, discount }: GradeRow): PriceViewer => {
  const none = {
    gradeId: 0,
    gradeName: '',
    gradeDiscount: 0,
    vipGradeId: 0,
    vipGradeName: '',
    vipDiscount: 0,
  }
  return kind === 'vip'
    ? { ...none, vipGradeId: gradeId, vipGradeName: gradeName, vipDiscount: discount }
    : { ...none, gradeId, gradeName, gradeDiscount: discount }
}

function priceOf(row: GradeRow, itemId: number, price: number): GradePrice {
  const fixed = row.fixed?.[String(itemId)] ?? null
  const own = memberPriceOf(price, viewerOf(row), {
    vip: row.kind === 'vip' ? fixed : null,
    normal: row.kind === 'normal' ? fixed : null,
  })
  return {
    vip_grade_id: row.gradeId,
    grade_name: row.gradeName,
    ...(row.lvType ? { lv_type: row.lvType } : {}),
    discount: row.discount,
    mprice: own ?? price,
  }
}

/** What every grade pays for these skus, ordinary grades apart from paid ones (contract goods §2.5). */
export async function gradeTable(db: Queries, skus: readonly { itemId: number; price: number }[]) {
  const rows = await db.run<GradeRow>(gradePrices, [skus.map(({ itemId }) => itemId)])
  const tableOf = (kind: GradeRow['kind'], itemId: number, price: number): Record<string, GradePrice> =>
    Object.fromEntries(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => [String(row.gradeId), priceOf(row, itemId, price)]),
    )
  return new Map(
    skus.map(({ itemId, price }) => [
      itemId,
      { grade: tableOf('normal', itemId, price), vipGrade: tableOf('vip', itemId, price) },
    ]),
  )
}
