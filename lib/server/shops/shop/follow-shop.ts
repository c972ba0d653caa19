import 'server-only'
import { and, eq } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import * as shopMessages from '@/lib/domain/messages/shop'
import { only } from '@/lib/server/ground/db/only'
import { shopFavourites } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { loadShop } from './load-shops'

/** Most followed shops per member. */
const maxFollowedShops = 100

const ofMember = (userId: number, distributorId: number) =>
  and(eq(shopFavourites.userId, userId), eq(shopFavourites.distributorId, distributorId))

/**
 * Follows a shop; following it again returns the existing row.
 * @throws MallError when the shop does not exist or the member already follows 100 shops
 */
export async function followShop({ db, now }: Mall, userId: number, distributorId: number) {
  const shop = await loadShop(db, distributorId)
  if (!shop || shop.isValid === 'delete') throw new MallError(shopMessages.shopInvalid)
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [existing] = await tx.orm.select().from(shopFavourites).where(ofMember(userId, distributorId))
    if (existing) return existing
    const count = await tx.orm.$count(shopFavourites, eq(shopFavourites.userId, userId))
    if (count >= maxFollowedShops) throw new MallError(`最多可以关注${maxFollowedShops}个店铺`)
    const added = await tx.orm
      .insert(shopFavourites)
      .values({ userId, distributorId, created: now() })
      .returning()
    return only(added, 'inserting a followed shop')
  })
  return {
    fav_id: row.favId,
    company_id: 1 as const,
    user_id: userId,
    distributor_id: distributorId,
    created: row.created,
  }
}

/** Unfollows a shop; does nothing when the shop was not followed. */
export async function unfollowShop({ db }: Mall, userId: number, distributorId: number): Promise<void> {
  await db.orm.delete(shopFavourites).where(ofMember(userId, distributorId))
}

/** The number of shops that a member follows; with a shop id, 1 if that one is followed, otherwise 0. */
export const countFollowedShops = ({ db }: Mall, userId: number, distributorId?: number): Promise<number> =>
  db.orm.$count(
    shopFavourites,
    distributorId ? ofMember(userId, distributorId) : eq(shopFavourites.userId, userId),
  )
