import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { defaultShop, shopById, shopsByIds, type ShopRow } from './sql'

/** One shop in any state; null for an unknown id. */
export async function loadShop(db: Queries, distributorId: number): Promise<ShopRow | null> {
  const [row] = await db.run(shopById, [distributorId])
  return row ?? null
}

/** One open shop; null for an unknown id and for a shop that is closed. */
export async function loadOpenShop(db: Queries, distributorId: number): Promise<ShopRow | null> {
  const shop = await loadShop(db, distributorId)
  return shop?.isValid === 'true' ? shop : null
}

/** Shops in the order of their ids; unknown ids are left out. */
export const loadShops = (db: Queries, distributorIds: number[]): Promise<ShopRow[]> =>
  distributorIds.length === 0 ? Promise.resolve([]) : db.run(shopsByIds, [distributorIds])

/** The open default shop; null when there is none. */
export async function loadDefaultShop(db: Queries): Promise<ShopRow | null> {
  const [row] = await db.run(defaultShop, [])
  return row ?? null
}
