import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import { isSelling, type PriceViewer } from '@/lib/domain/price'
import type { SkuActivity } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import { loadGoodsMarketings } from '@/lib/server/promotion/goods-marketings'
import { loadGoodsSubsidies } from '@/lib/server/programme/goods-subsidies'
import { loadPaidPrices } from '@/lib/server/promotion/paid-prices'
import { loadActivities, loadGradePrices } from '@/lib/server/promotion/sku-prices'
import { loadGoodsRows } from './rows'
import { wireListItem } from './wire'

/** Of the activities of a goods' skus the one with the lowest price that still sells. */
export function cheapestActivity(activities: Iterable<SkuActivity>): Map<number, SkuActivity> {
  const cheapest = new Map<number, SkuActivity>()
  for (const activity of activities) {
    if (!isSelling(activity)) continue
    const known = cheapest.get(activity.goodsId)
    if (!known || activity.activityPrice < known.activityPrice) cheapest.set(activity.goodsId, activity)
  }
  return cheapest
}

/**
 * Goods by id as list rows, priced for a viewer, in the order of the ids: the one way to a goods card, whether in lists,
 * recommendations, favourites or widgets.
 */
export async function loadCards(
  db: Queries,
  goodsIds: number[],
  viewer: PriceViewer | null,
  now: number,
): Promise<GoodsListItem[]> {
  const [rows, activities, gradePrices, marketings] = await Promise.all([
    loadGoodsRows(db, goodsIds),
    loadActivities(db, { goodsIds }, now),
    loadGradePrices(db, goodsIds, viewer),
    loadGoodsMarketings(db, goodsIds, now),
  ])
  const selling = cheapestActivity(activities.values())
  const [subsidies, paid] = await Promise.all([
    loadGoodsSubsidies(db, rows, now),
    loadPaidPrices(
      db,
      rows.map(({ goodsId, price }) => ({ itemId: goodsId, price })),
    ),
  ])
  return rows.map((row) =>
    wireListItem(row, {
      activity: selling.get(row.goodsId),
      gradePrices: gradePrices.get(row.goodsId),
      marketings: marketings.get(row.goodsId) ?? [],
      viewer,
      subsidy: subsidies.get(row.goodsId),
      paid: paid.get(row.goodsId),
    }),
  )
}
