import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import { only } from '@/lib/server/ground/db/only'
import { articleFavourites } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { getReactions } from './get-reactions'
import { countFavourites } from './list-favourites'

/** Most favourite articles per member, the same as for products (contract member §10). */
const maxFavourites = 100

/**
 * Adds a favourite article; adding it again returns the existing row.
 * @throws MallError 种草不存在, or when the member already has 100
 */
export async function addFavouriteArticle(mall: Mall, userId: number, articleId: number) {
  await getReactions(mall, articleId)
  const row = await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [existing] = await tx.orm
      .select()
      .from(articleFavourites)
      .where(and(eq(articleFavourites.userId, userId), eq(articleFavourites.articleId, articleId)))
    if (existing) return existing
    if ((await countFavourites(tx, userId)) >= maxFavourites)
      throw new MallError(`最多可以收藏${maxFavourites}篇文章`)
    const added = await tx.orm
      .insert(articleFavourites)
      .values({ userId, articleId, created: mall.now() })
      .returning()
    return only(added, 'inserting a favourite article')
  })
  return {
    fav_id: row.favId,
    company_id: 1 as const,
    user_id: userId,
    article_id: articleId,
    created: row.created,
  }
}

/**
 * Removes favourite articles, or all of them.
 * @returns the number of removed articles
 * @throws MallError when no article is given and `all` is false
 */
export async function removeFavouriteArticles(
  { db }: Mall,
  userId: number,
  articleIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && articleIds.length === 0) throw new MallError(contentMessages.articleNotRemoved)
  const removed = await db.orm
    .delete(articleFavourites)
    .where(
      and(
        eq(articleFavourites.userId, userId),
        all ? undefined : inArray(articleFavourites.articleId, articleIds),
      ),
    )
    .returning({ favId: articleFavourites.favId })
  return removed.length
}
