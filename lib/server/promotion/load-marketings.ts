import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import type { RunningMarketing } from '@/lib/server/goods-lookup/offer-columns'
import { marketingsOfGoods, runningMarketing } from './sql'

/** The running cart promotions that cover a product, the latest first. @param now epoch seconds */
export const loadGoodsMarketings = (db: Queries, goodsId: number, now: number): Promise<RunningMarketing[]> =>
  db.run(marketingsOfGoods, [goodsId, now])

/** A cart promotion that runs now; undefined for any other. @param now epoch seconds */
export async function loadRunningMarketing(
  db: Queries,
  marketingId: number,
  now: number,
): Promise<RunningMarketing | undefined> {
  const [row] = await db.run(runningMarketing, [marketingId, now])
  return row
}
