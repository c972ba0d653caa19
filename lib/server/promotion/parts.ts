import 'server-only'
import type { GradePrices, PriceViewer } from '@/lib/domain/price'
import { seckillStatus, type SkuActivity } from '@/lib/domain/promotion'
import { marketingCoversSql, type ProductExpressions } from '@/lib/server/coverage/covers-sql'
import { jsonRows } from '@/lib/server/db/json-rows'
import { type columnsOfParts, rowsIn, withArguments, type Part } from '@/lib/server/db/parts'
import { json, nullable, number, type RowOf } from '@/lib/server/db/statement'
import {
  marketingColumns,
  paidGrades,
  type PaidGrade,
  type RunningMarketing,
} from '@/lib/server/goods-lookup/offer-columns'
import { paidPricesOf, type PaidPrices } from './paid-prices'
import { isRunning } from './running-sql'
import { activitiesOfGoods, fixedPrices } from './sql'

/**
 * What decides the prices of SKUs besides the price itself and the paid grades.
 * @param goodsIds SQL of type bigint[]: the products whose activities are read
 * @param itemIds SQL of type bigint[]: the SKUs whose fixed prices are read
 * @param now SQL, epoch seconds
 */
export const skuOffersIn = (goodsIds: string, itemIds: string, now: string) => ({
  activities: rowsIn(activitiesOfGoods, goodsIds, now),
  fixedPrices: rowsIn(fixedPrices, itemIds),
})

/** The paid grades whose prices products show. */
export const paidGradesIn = (): Part<PaidGrade[]> => ({
  sql: jsonRows(paidGrades),
  column: json<PaidGrade[]>(),
})

type ActivityRow = RowOf<typeof activitiesOfGoods>

interface OfferRows extends RowOf<ReturnType<typeof columnsOfParts<ReturnType<typeof skuOffersIn>>>> {
  paidGrades: readonly PaidGrade[]
}

/** The offers of SKUs by SKU id, from the rows of `skuOffersIn` and the paid grades. */
export interface SkuOffers {
  activities: Map<number, SkuActivity>
  /** Prices that are fixed for the viewer's grades. */
  gradePrices: (itemId: number) => GradePrices
  paidPrices: (itemId: number, price: number) => PaidPrices
}

/** The activity of each SKU, by SKU id: of several the running one, then the one that starts first. */
function activitiesBySku(rows: ActivityRow[], now: number): Map<number, SkuActivity> {
  const isWaiting = ({ startTime }: ActivityRow) => Number(startTime > now)
  const sorted = rows.toSorted(
    (one, other) =>
      one.itemId - other.itemId ||
      isWaiting(one) - isWaiting(other) ||
      one.startTime - other.startTime ||
      one.seckillId - other.seckillId,
  )
  const bySku = new Map<number, SkuActivity>()
  for (const row of sorted)
    if (!bySku.has(row.itemId)) bySku.set(row.itemId, { ...row, status: seckillStatus(row, now) })
  return bySku
}

/** @param now epoch seconds */
export function skuOffers(rows: OfferRows, viewer: PriceViewer | null, now: number): SkuOffers {
  const fixedOf = Map.groupBy(rows.fixedPrices, ({ itemId }) => itemId)
  const fixed = (kind: 'vip' | 'normal', gradeId: number, itemId: number): number | null =>
    fixedOf.get(itemId)?.find((row) => row.kind === kind && row.gradeId === gradeId)?.price ?? null
  return {
    activities: activitiesBySku(rows.activities, now),
    gradePrices: (itemId) => ({
      vip: viewer && fixed('vip', viewer.vipGradeId, itemId),
      normal: viewer && fixed('normal', viewer.gradeId, itemId),
    }),
    paidPrices: (itemId, price) =>
      paidPricesOf(
        price,
        rows.paidGrades.map((grade) => ({ ...grade, fixed: fixed('vip', grade.vipGradeId, itemId) })),
      ),
  }
}

/**
 * The lowest price at which an activity sells each of some products now: the rules of `skuOffers` and
 * `cheapestSelling` as a query with the
 * columns `goodsId` and `activityPrice`.
 * @param goodsIds SQL of type bigint[]
 * @param now SQL, epoch seconds
 */
export const sellingPrices = (goodsIds: string, now: string): string =>
  `select a."goodsId", min(a."activityPrice") as "activityPrice"
     from (select distinct on ("itemId") * from (${withArguments(activitiesOfGoods.text, [goodsIds, now])}) all_of_sku
            order by "itemId", "startTime" > ${now}, "startTime", "seckillId") a
    where a."startTime" <= ${now} and a."left" > 0 group by a."goodsId"`

/** The price that is fixed for a grade on a SKU; null without one. All arguments are SQL. */
export const fixedPriceIn = (
  kind: 'normal' | 'vip',
  itemId: string,
  gradeId: string,
): Part<number | null> => ({
  sql: `(select p.price from member_prices p
          where p.item_id = ${itemId} and p.grade_kind = '${kind}' and p.grade_id = ${gradeId})`,
  column: nullable(number),
})

/** The running cart promotions that cover a product, for `latestFirst`. @param now SQL, epoch seconds */
export const marketingsIn = (product: ProductExpressions, now: string): Part<RunningMarketing[]> => ({
  sql: jsonRows(
    `select ${marketingColumns} from marketings m
      where ${isRunning('m', now)} and ${marketingCoversSql('m', product)}`,
  ),
  column: json<RunningMarketing[]>(),
})

export const latestFirst = (rows: RunningMarketing[]): RunningMarketing[] =>
  rows.sort((one, other) => other.startTime - one.startTime || one.marketingId - other.marketingId)
