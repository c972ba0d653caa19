import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { PriceViewer } from '@/lib/domain/price'
import { cheapestSelling } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import { loadSubsidies } from '@/lib/server/programme/load-subsidies'
import { loadGoodsMarketings } from '@/lib/server/promotion/load-marketings'
import { loadPaidPrices } from '@/lib/server/promotion/load-paid-prices'
import { loadActivities, loadGradePrices } from '@/lib/server/promotion/load-sku-prices'
import { wireListItem } from './list-item'
import { loadGoodsRows } from './load-goods-rows'

/**
 * Products by id as list rows (contract goods §2.3), priced for a viewer, in the order of the ids. Lists,
 * recommendations, favourites and widgets all get their product cards here.
 * @param now epoch seconds
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
  const selling = cheapestSelling(activities.values())
  const [subsidies, paid] = await Promise.all([
    loadSubsidies(db, rows, now),
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
