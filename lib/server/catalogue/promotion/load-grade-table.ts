import 'server-only'
import { memberPriceOf, type PriceViewer } from '@/lib/domain/person/viewer-price'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { gradeTable } from './sql'

type GradeRow = RowOf<typeof gradeTable>

/** The price of a SKU for one grade. */
export interface GradePrice {
  vip_grade_id: number
  grade_name: string
  lv_type?: 'vip' | 'svip'
  discount: number
  /** Cents. */
  mprice: number
}

const noGrade: PriceViewer = {
  gradeId: 0,
  gradeName: '',
  gradeDiscount: 0,
  vipGradeId: 0,
  vipGradeName: '',
  vipDiscount: 0,
}

const viewerOf = ({ kind, gradeId, gradeName, discount }: GradeRow): PriceViewer =>
  kind === 'vip'
    ? { ...noGrade, vipGradeId: gradeId, vipGradeName: gradeName, vipDiscount: discount }
    : { ...noGrade, gradeId, gradeName, gradeDiscount: discount }

function priceOf(row: GradeRow, itemId: number, price: number): GradePrice {
  const fixed = row.fixed?.[String(itemId)] ?? null
  const memberPrice = memberPriceOf(price, viewerOf(row), {
    vip: row.kind === 'vip' ? fixed : null,
    normal: row.kind === 'normal' ? fixed : null,
  })
  return {
    vip_grade_id: row.gradeId,
    grade_name: row.gradeName,
    ...(row.lvType ? { lv_type: row.lvType } : {}),
    discount: row.discount,
    mprice: memberPrice ?? price,
  }
}

/** The prices of every ordinary and every paid grade, by SKU id (contract goods §2.5). In cents. */
export async function loadGradeTable(db: Queries, skus: readonly { itemId: number; price: number }[]) {
  const rows = await db.run(gradeTable, [skus.map(({ itemId }) => itemId)])
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
