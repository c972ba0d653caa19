import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import type { RunningMarketing } from '@/lib/server/goods-lookup/offer-columns'
import { marketingsOfGoods, runningMarketing } from './sql'

/** A running cart promotion and a product that it covers. */
export type GoodsMarketing = RowOf<typeof marketingsOfGoods>

/** Running cart promotions by product id. @param now epoch seconds */
export async function loadGoodsMarketings(
  db: Queries,
  goodsIds: number[],
  now: number,
): Promise<Map<number, GoodsMarketing[]>> {
  if (goodsIds.length === 0) return new Map()
  return Map.groupBy(await db.run(marketingsOfGoods, [goodsIds, now]), ({ goodsId }) => goodsId)
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
