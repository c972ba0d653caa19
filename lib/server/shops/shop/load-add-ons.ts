import 'server-only'
import type { ShopScore } from '@/lib/contract/shops/distributor'
import { wireTypeOf } from '@/lib/domain/promotion/types/wire'
import type { Queries } from '@/lib/server/ground/db/connection'
import {
  cardsOfShops,
  frontTags,
  itemsOfShops,
  marketingsOfShops,
  salesOfShops,
  scoresOfShops,
  tagsOfShops,
} from './sql'

/** Data of shops in lists besides their own rows. Each function reads a whole page of shops in one statement. */

/** Rows by shop, without the id of the shop. */
function byShop<Row extends { distributorId: number }>(
  rows: Row[],
): Map<number, Omit<Row, 'distributorId'>[]> {
  const grouped = Map.groupBy(rows, ({ distributorId }) => distributorId)
  return new Map(
    [...grouped].map(([id, ofShop]) => [id, ofShop.map(({ distributorId: _id, ...rest }) => rest)]),
  )
}

const whenAny = <T>(ids: number[], read: () => Promise<T[]>): Promise<T[]> =>
  ids.length === 0 ? Promise.resolve([]) : read()

/** Labels of shops. */
export const loadShopTags = async (db: Queries, ids: number[]) =>
  byShop(await whenAny(ids, () => db.run(tagsOfShops, [ids])))

/** Pieces sold and number of products, by shop. */
export async function loadShopSales(
  db: Queries,
  ids: number[],
): Promise<Map<number, { sales: number; goods: number }>> {
  const rows = await whenAny(ids, () => db.run(salesOfShops, [ids]))
  return new Map(rows.map(({ distributorId, sales, goods }) => [distributorId, { sales, goods }]))
}

/** The score of a shop without reviews (contract goods §10.3). */
export const noScore: ShopScore = { avg_star: '5.0', default: 1, rate_count: 0 }

/** Average stars of the reviews of a shop's products; shops without reviews are left out. */
export async function loadShopScores(db: Queries, ids: number[]): Promise<Map<number, ShopScore>> {
  const rows = await whenAny(ids, () => db.run(scoresOfShops, [ids]))
  return new Map(
    rows.map(({ distributorId, stars, rates }) => [
      distributorId,
      { avg_star: stars.toFixed(1), default: 0, rate_count: rates },
    ]),
  )
}

/** Coupons of shops that all members can claim now. @param userId 0 for a guest */
export const loadShopCards = async (db: Queries, ids: number[], now: number, userId: number) =>
  byShop(await whenAny(ids, () => db.run(cardsOfShops, [ids, now, userId])))

/** Running cart promotions of shops. */
export async function loadShopMarketings(db: Queries, ids: number[], now: number) {
  const rows = await whenAny(ids, () => db.run(marketingsOfShops, [ids, now]))
  return byShop(
    rows.map(({ marketingType, ...row }) => ({ ...row, marketing_type: wireTypeOf[marketingType] })),
  )
}

/** Most products per shop in a list. */
const itemsPerShop = 6

/**
 * The first products of shops at the price of their default SKUs, as all lists show them. With `tagIds`, only products
 * that carry one of the tags.
 */
export const loadShopItems = async (db: Queries, ids: number[], tagIds: number[]) =>
  byShop(await whenAny(ids, () => db.run(itemsOfShops, [ids, tagIds, itemsPerShop])))

/** All labels by which shoppers can filter shops. */
export async function listFrontTags(db: Queries) {
  const rows = await db.run(frontTags, [])
  return rows.map((row) => ({
    ...row,
    company_id: 1 as const,
    distributor_id: 0 as const,
    front_show: 1 as const,
    updated: row.created,
  }))
}
