import 'server-only'
import type { GradePrices, PriceViewer } from '@/lib/domain/person/viewer-price'
import { seckillStatus, type SkuActivity } from '@/lib/domain/promotion'
import { marketingCoversSql, type ProductExpressions } from '@/lib/server/catalogue/coverage/covers-sql'
import {
  activityColumns,
  activityRow,
  activitySort,
  isAnnounced,
} from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import {
  marketingColumns,
  marketingRow,
  type PaidGrade,
  type RunningMarketing,
} from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { type columnsOfParts, rowsIn, type Part } from '@/lib/server/ground/db/parts'
import { json, nullable, number, numbers, type RowOf } from '@/lib/server/ground/db/statement'
import { paidPricesOf, type PaidPrices } from './paid-prices'
import { activitiesOfGoods, fixedPrices } from './sql'

/**
 * The facts that decide the prices of SKUs besides the price itself and the paid grades.
 * @param goodsIds SQL of type bigint[]: the products whose activities are read
 * @param itemIds SQL of type bigint[]: the SKUs whose fixed prices are read
 * @param now SQL, epoch seconds
 */
export const skuOffersIn = (goodsIds: string, itemIds: string, now: string) => ({
  activities: rowsIn(activitiesOfGoods, goodsIds, now),
  fixedPrices: fixedPricesIn(itemIds),
})

/**
 * The fixed prices of SKUs.
 * @param itemIds SQL of type bigint[]
 */
export const fixedPricesIn = (itemIds: string) => rowsIn(fixedPrices, itemIds)

type ActivityRow = RowOf<typeof activitiesOfGoods>

interface OfferRows extends RowOf<ReturnType<typeof columnsOfParts<ReturnType<typeof skuOffersIn>>>> {
  paidGrades: readonly PaidGrade[]
}

/** The offers of SKUs by SKU id, from the rows of `skuOffersIn` and the paid grades. */
export interface SkuOffers extends GradeOffers {
  activities: Map<number, SkuActivity>
}

export interface GradeOffers {
  /** Prices that are fixed for the viewer's grades. */
  gradePrices: (itemId: number) => GradePrices
  paidPrices: (itemId: number, price: number) => PaidPrices
}

/** The activity of each SKU, by SKU id: if there are several, the running one, otherwise the one that starts first. */
export function firstBySku<A extends Pick<ActivityRow, 'itemId' | 'startTime' | 'seckillId'>>(
  rows: readonly A[],
  now: number,
): Map<number, A> {
  const isWaiting = ({ startTime }: A) => Number(startTime > now)
  const sorted = rows.toSorted(
    (one, other) =>
      one.itemId - other.itemId ||
      isWaiting(one) - isWaiting(other) ||
      one.startTime - other.startTime ||
      one.seckillId - other.seckillId,
  )
  const bySku = new Map<number, A>()
  for (const row of sorted) if (!bySku.has(row.itemId)) bySku.set(row.itemId, row)
  return bySku
}

/** @param now epoch seconds */
export const skuOffers = (rows: OfferRows, viewer: PriceViewer | null, now: number): SkuOffers => ({
  activities: new Map(
    [...firstBySku(rows.activities, now)].map(([itemId, row]) => [
      itemId,
      { ...row, status: seckillStatus(row, now) },
    ]),
  ),
  ...gradeOffers(rows, viewer),
})

/** The prices of grades by SKU id. */
export function gradeOffers(
  rows: Pick<OfferRows, 'fixedPrices' | 'paidGrades'>,
  viewer: PriceViewer | null,
): GradeOffers {
  const fixedOf = Map.groupBy(rows.fixedPrices, ({ itemId }) => itemId)
  const fixed = (kind: 'vip' | 'normal', gradeId: number, itemId: number): number | null =>
    fixedOf.get(itemId)?.find((row) => row.kind === kind && row.gradeId === gradeId)?.price ?? null
  return {
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

const { itemId, goodsId, seckillId, type, activityPrice, left, startTime, endTime } = activityRow

/** The pieces of a SKU that an activity can still sell, for `seckill_items i` and `skus s`. */
const storeInActivity = 'least(s.store, i.activity_store - i.sales_store)'

/**
 * The activities that run now, with the columns of product cards; for `firstBySku`.
 * @param goodsIds SQL of type bigint[]
 * @param now SQL, epoch seconds
 */
export const runningActivitiesIn = (goodsIds: string, now: string) =>
  tuplesIn(
    { itemId, goodsId, seckillId, type, activityPrice, left, startTime, endTime, store: number },
    `select ${activityColumns}, ${storeInActivity} as store
       from seckill_items i join seckills k on k.seckill_id = i.seckill_id join skus s on s.item_id = i.item_id
      where i.goods_id = any(${goodsIds}) and ${isAnnounced('k', now)} and k.start_time <= ${now}`,
  )

const { marketingId, marketingType, promotionTag, validGrades, validVipGrades } = marketingRow

/**
 * The running cart promotions of shops, with the columns of product cards and their ranges for `covers()`.
 * @param goodsIds SQL of type bigint[]: a range of products can be long, so only these of its ids are returned
 * @param shopIds SQL, a query of shop ids
 * @param now SQL, epoch seconds
 */
export const runningPromotionsIn = (goodsIds: string, shopIds: string, now: string) =>
  tuplesIn(
    {
      marketingId,
      marketingType,
      promotionTag,
      startTime,
      endTime,
      validGrades,
      validVipGrades,
      distributorId: number,
      useBound: number,
      boundIds: numbers,
    },
    `select ${marketingColumns}, m.distributor_id as "distributorId", m.use_bound as "useBound",
            case when m.use_bound in (1, 5)
                 then array(select id from unnest(m.bound_ids) id where id = any(${goodsIds}))
                 else m.bound_ids end as "boundIds"
       from marketings m where ${isRunning('m', now)} and m.distributor_id in (${shopIds})`,
  )

/**
 * The lowest price at which an activity sells each of some products now, and the pieces that it can still sell: the
 * rules of `skuOffers` and `cheapestSelling` as a query with the columns `goodsId`, `activityPrice` and `store`.
 * @param goodsIds SQL of type bigint[]
 * @param now SQL, epoch seconds
 */
export const sellingPrices = (goodsIds: string, now: string): string =>
  `select distinct on (a."goodsId") a."goodsId", a."activityPrice",
          (sum(a.store) over (partition by a."goodsId", a."seckillId"))::int as store
     from (select distinct on (i.item_id) ${activityColumns}, ${storeInActivity} as store
             from seckill_items i join seckills k on k.seckill_id = i.seckill_id join skus s on s.item_id = i.item_id
            where i.goods_id = any(${goodsIds}) and ${isAnnounced('k', now)} and k.start_time <= ${now}
            order by i.item_id, ${activitySort(now)}) a
    where a."left" > 0 order by a."goodsId", a."activityPrice", a."itemId"`

/** The fixed price of a SKU for a grade; null without one. All arguments are SQL. */
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

export const latestFirst = <M extends Pick<RunningMarketing, 'startTime' | 'marketingId'>>(rows: M[]): M[] =>
  rows.sort((one, other) => other.startTime - one.startTime || one.marketingId - other.marketingId)
