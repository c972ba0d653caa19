import 'server-only'
import { noArticle } from '@/lib/contract/content/article-reactions'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { articleReactions } from './sql'

/** The error for an article that does not exist or is not released. */
export const articleMissing = () => new MallError(noArticle)

/** The counts of an article and one member's reactions to it. */
export type Reactions = RowOf<typeof articleReactions>

/** The reactions to released articles, sorted by id. @param userId 0 for a guest */
export const listReactions = (
  db: Queries,
  articleIds: readonly number[],
  userId: number,
  now: number,
): Promise<Reactions[]> => db.run(articleReactions, [articleIds, userId, now])

/**
 * The reactions to one article.
 * @throws MallError 种草不存在 when it does not exist or is not released
 */
export async function getReactions({ db, now }: Mall, articleId: number, userId = 0): Promise<Reactions> {
  const [reactions] = await listReactions(db, [articleId], userId, now())
  if (!reactions) throw articleMissing()
  return reactions
}
