import 'server-only'
import type { GradePrices, PriceViewer } from '@/lib/domain/price'
import { seckillStatus, type SkuActivity } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import { activitiesOfGoods, activitiesOfItems, gradePrices } from './sql'

/**
 * What decides the price of SKUs besides the price itself:
 *
 *     const [activities, gradePrices] = await Promise.all([
 *       loadActivities(db, { itemIds }, now),
 *       loadGradePrices(db, itemIds, viewer),
 *     ])
 *     priceFor({ price: sku.price, gradePrices: gradePrices.get(sku.itemId) }, viewer, activities.get(sku.itemId))
 *
 * Cart and checkout read the same facts in a statement of their own (`goods-lookup/activity-columns.ts`).
 */

/**
 * Announced and running activities by SKU id, for SKU ids or for all SKUs of products.
 * @param now epoch seconds
 */
export async function loadActivities(
  db: Queries,
  of: { itemIds: number[] } | { goodsIds: number[] },
  now: number,
): Promise<Map<number, SkuActivity>> {
  const [activities, ids] =
    'itemIds' in of ? [activitiesOfItems, of.itemIds] : [activitiesOfGoods, of.goodsIds]
  if (ids.length === 0) return new Map()
  const rows = await db.run(activities, [ids, now])
  return new Map(rows.map((row) => [row.itemId, { ...row, status: seckillStatus(row, now) }]))
}

/** Prices fixed for the viewer's grades by SKU id; empty for guests. */
export async function loadGradePrices(
  db: Queries,
  itemIds: number[],
  viewer: PriceViewer | null,
): Promise<Map<number, GradePrices>> {
  if (!viewer || itemIds.length === 0) return new Map()
  const rows = await db.run(gradePrices, [itemIds, viewer.vipGradeId, viewer.gradeId])
  return new Map(rows.map(({ itemId, vip, normal }) => [itemId, { vip, normal }]))
}
