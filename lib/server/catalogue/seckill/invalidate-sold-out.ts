import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { soldOutItems } from './sql'

/**
 * Invalidates pages with a product when one of its SKUs has sold the last piece of a running activity, or has got one
 * back: the price of the activity ends or begins.
 * @param before the ids of the sold-out SKUs at the last call; undefined at the first
 * @returns the ids of the SKUs that are sold out now
 */
export async function invalidateSoldOut(
  mall: Mall,
  before: ReadonlyMap<string, number> | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await mall.db.run(soldOutItems, [mall.now()])
  const now = new Map(rows.map(({ seckillId, itemId, goodsId }) => [`${seckillId} ${itemId}`, goodsId]))
  if (!before) return now
  const changed = [...now, ...before].filter(([item]) => now.has(item) !== before.has(item))
  const goodsIds = new Set(changed.map(([, goodsId]) => goodsId))
  if (goodsIds.size > 0) await mall.invalidate([...goodsIds].flatMap(eventTags.stockStateChanged))
  return now
}
