import 'server-only'
import { cheapestSelling, promisedPromotions, promisesOf, seckillStatus } from '@/lib/domain/promotion'
import type { RunningMarketing } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { firstBySku } from './parts'
import { activitiesOfGoods, marketingsOfGoods, runningMarketing } from './sql'

/**
 * The running cart promotions that an order of a product applies, the latest first; none while an activity sets the
 * price.
 * @param now epoch seconds
 */
export async function loadGoodsMarketings(
  db: Queries,
  goodsId: number,
  now: number,
): Promise<RunningMarketing[]> {
  const [marketings, activities] = await Promise.all([
    db.run(marketingsOfGoods, [goodsId, now]),
    db.run(activitiesOfGoods, [[goodsId], now]),
  ])
  const first = [...firstBySku(activities, now).values()]
  const selling = cheapestSelling(first.map((one) => ({ ...one, status: seckillStatus(one, now) })))
  // The statement returns promotions of products that take offers.
  const takesOffers = { staffGoods: false, isGift: false, goodsStatus: 'onsale' as const }
  return promisedPromotions(marketings, promisesOf(takesOffers, selling.get(goodsId)))
}

/** A cart promotion that runs now; undefined for any other. @param now epoch seconds */
export async function loadRunningMarketing(
  db: Queries,
  marketingId: number,
  now: number,
): Promise<RunningMarketing | undefined> {
  const [row] = await db.run(runningMarketing, [marketingId, now])
  return row
}
