import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { articleCollects } from '@/lib/server/db/schema'
import { lockMember } from '@/lib/server/account/lock-member'
import { reactionsTo } from './reactions'
import { articleColumns, type ArticleRow } from './wire'

/** Articles one member may keep, like goods (contract member §10). */
export const maxCollected = 100

const kept = statement(
  'articles_collected',
  `select ${articleColumns}, "favId", count(*) over ()::int as total
     from (select article_id, fav_id as "favId", created as kept from article_collects where user_id = $1) mine
     join articles using (article_id)
    where release_status and release_time <= $2
    order by kept desc, "favId" desc limit $3 offset $4`,
)

export interface CollectedRow extends ArticleRow {
  favId: number
}

/** The articles a member keeps, the last kept first; those that were withdrawn are left out. */
export async function listCollected(
  { db, now }: Mall,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: CollectedRow[]; total: number }> {
  const rows = await db.run<CollectedRow & { total: number }>(kept, [
    userId,
    now(),
    pageSize,
    (page - 1) * pageSize,
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * Keeps an article; a second time gives the first row again.
 * @throws MallError 种草不存在, or when 100 are kept
 */
export async function collectArticle(mall: Mall, userId: number, articleId: number) {
  await reactionsTo(mall, articleId)
  const mine = and(eq(articleCollects.userId, userId), eq(articleCollects.articleId, articleId))
  const row = await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [known] = await tx.orm.select().from(articleCollects).where(mine)
    if (known) return known
    if ((await countCollected(tx, userId)) >= maxCollected)
      throw new MallError(`最多可以收藏${maxCollected}篇文章`)
    const [added] = await tx.orm
      .insert(articleCollects)
      .values({ userId, articleId, created: mall.now() })
      .returning()
    return added
  })
  if (!row) throw new Error('The kept article gave no row')
  return {
    fav_id: row.favId,
    company_id: 1 as const,
    user_id: userId,
    article_id: articleId,
    created: row.created,
  }
}

/**
 * Lets go of some articles, or of all; gives how many went.
 * @throws MallError when nothing is named
 */
export async function uncollectArticles(
  { db }: Mall,
  userId: number,
  articleIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && articleIds.length === 0) throw new MallError('删除收藏文章出错.')
  const gone = await db.orm
    .delete(articleCollects)
    .where(
      and(
        eq(articleCollects.userId, userId),
        all ? undefined : inArray(articleCollects.articleId, articleIds),
      ),
    )
    .returning({ favId: articleCollects.favId })
  return gone.length
}

/** How many articles a member keeps. */
export const countCollected = (db: Queries, userId: number): Promise<number> =>
  db.orm.$count(articleCollects, eq(articleCollects.userId, userId))
