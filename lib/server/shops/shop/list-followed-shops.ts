import 'server-only'
import type { FollowedShop } from '@/lib/contract/catalogue/favourite'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { followedShopsPage, followedShopsTotal } from './followed-sql'
import { getShops } from './get-shops'

/** A page of followed shops, the last followed first, with the number of followers of each. */
export async function listFollowedShops(
  { db }: Mall,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: FollowedShop[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.run(followedShopsPage, [userId, ...limitAndOffset(page, pageSize)]),
    db.run(followedShopsTotal, [userId]),
  ])
  const shops = await getShops(
    db,
    rows.map(({ distributorId }) => distributorId),
  )
  const followers = new Map(rows.map((row) => [row.distributorId, row.followers]))
  return {
    list: shops.map((shop) => ({ ...shop, fav_num: followers.get(shop.distributor_id) ?? 0 })),
    total: counted?.total ?? 0,
  }
}
