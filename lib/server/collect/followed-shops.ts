import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { FollowedShop } from '@/lib/contract/collect'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { shopCollects } from '@/lib/server/db/schema'
import { lockMember } from '@/lib/server/account/lock-member'
import { loadShop, shopColumns, wireShop, type ShopRow } from '@/lib/server/shop/rows'

/** Shops one member may follow. */
export const maxFollowedShops = 100

const listShops = statement(
  'followed_shops',
  `select ${shopColumns},
          (select count(*)::int from shop_collects f where f.distributor_id = d.distributor_id) as "favNum"
     from shop_collects c join distributors d on d.distributor_id = c.distributor_id
    where c.user_id = $1 and d.is_valid <> 'delete'
    order by c.created desc, c.fav_id desc
    limit $2 offset $3`,
)

const countListed = statement(
  'followed_shops_total',
  `select count(*)::int as total
     from shop_collects c join distributors d on d.distributor_id = c.distributor_id
    where c.user_id = $1 and d.is_valid <> 'delete'`,
)

const mine = (userId: number, distributorId: number) =>
  and(eq(shopCollects.userId, userId), eq(shopCollects.distributorId, distributorId))

/**
 * Follows a shop; a second time gives the first row again.
 * @throws MallError when the shop does not exist or 100 are followed
 */
export async function followShop({ db, now }: Mall, userId: number, distributorId: number) {
  const shop = await loadShop(db, distributorId)
  if (!shop || shop.isValid === 'delete') throw new MallError('店铺信息有误')
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [known] = await tx.orm.select().from(shopCollects).where(mine(userId, distributorId))
    if (known) return known
    const kept = await tx.orm.$count(shopCollects, eq(shopCollects.userId, userId))
    if (kept >= maxFollowedShops) throw new MallError(`最多可以关注${maxFollowedShops}个店铺`)
    const [added] = await tx.orm
      .insert(shopCollects)
      .values({ userId, distributorId, created: now() })
      .returning()
    return added
  })
  if (!row) throw new Error('The followed shop gave no row')
  return {
    fav_id: row.favId,
    company_id: 1 as const,
    user_id: userId,
    distributor_id: distributorId,
    created: row.created,
  }
}

/** Stops following; nothing happens when the shop was not followed. */
export async function unfollowShop({ db }: Mall, userId: number, distributorId: number): Promise<void> {
  await db.orm.delete(shopCollects).where(mine(userId, distributorId))
}

/** How many shops a member follows, or of one shop whether: 0 or 1. */
export const countFollowed = ({ db }: Mall, userId: number, distributorId?: number): Promise<number> =>
  db.orm.$count(shopCollects, distributorId ? mine(userId, distributorId) : eq(shopCollects.userId, userId))

/** Followed shops, the last followed first, with the number of followers of each. */
export async function listFollowedShops(
  { db }: Mall,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: FollowedShop[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.run<ShopRow & { favNum: number }>(listShops, [userId, pageSize, (page - 1) * pageSize]),
    db.run<{ total: number }>(countListed, [userId]),
  ])
  return { list: rows.map((row) => ({ ...wireShop(row), fav_num: row.favNum })), total: counted?.total ?? 0 }
}
