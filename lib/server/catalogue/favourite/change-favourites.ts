import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Favourite } from '@/lib/contract/catalogue/favourite'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { findGoodsOfSku } from '@/lib/server/catalogue/goods-lookup/find-goods-of-sku'
import { only } from '@/lib/server/ground/db/only'
import { goodsFavourites } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { countFavourites } from './list-favourites'
import { removeFavouritesOfSkus } from './sql'
import { wireFavourite } from './wire'

/** Most favourites of one member (contract member §10). */
const maxFavourites = 100

/**
 * Adds a product to the favourites; adding it again returns the existing row.
 * @throws MallError when the SKU does not exist or the member already has 100 favourites
 */
export async function addFavourite({ db, now }: Mall, viewer: Viewer, itemId: number): Promise<Favourite> {
  const { userId } = viewer
  const goods = await findGoodsOfSku(db, itemId, viewer)
  if (!goods) throw new MallError(goodsMessages.noFavouriteChosen)
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [existing] = await tx.orm
      .select()
      .from(goodsFavourites)
      .where(and(eq(goodsFavourites.userId, userId), eq(goodsFavourites.itemId, goods.goodsId)))
    if (existing) return existing
    if ((await countFavourites(tx, userId)) >= maxFavourites)
      throw new MallError(`最多可以收藏${maxFavourites}个商品`)
    const added = await tx.orm
      .insert(goodsFavourites)
      .values({ userId, itemId: goods.goodsId, created: now() })
      .returning()
    return only(added, 'inserting a favourite')
  })
  return wireFavourite(row, goods)
}

/**
 * Removes favourites by SKU, or all of them.
 * @returns the number of removed favourites
 * @throws MallError when no SKU is given and `all` is false
 */
export async function removeFavourites(
  { db }: Mall,
  userId: number,
  itemIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && itemIds.length === 0) throw new MallError(goodsMessages.favouriteNotRemoved)
  return (await db.run(removeFavouritesOfSkus, [userId, itemIds, all])).length
}
