import 'server-only'
import { noArticle } from '@/lib/contract/article-reactions'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { boolean, number, statement } from '@/lib/server/db/statement'
import { takeHit } from '@/lib/server/rate-limit/rate-limit'

export const missing = () => new MallError(noArticle)

/** Readings of one article that count from one address. */
const readLimit = { max: 60, window: 3600, message: '' }

/** What readers have done with an article, and what this one has. */
export interface Reactions {
  articleId: number
  reads: number
  praises: number
  isPraised: boolean
  isCollected: boolean
}

const reactionsOf = statement(
  'article_reactions',
  `select a.article_id as "articleId", coalesce(c.focus_num, 0) as reads, coalesce(c.praise_num, 0) as praises,
          exists (select from article_praises p where p.article_id = a.article_id and p.user_id = $2) as "isPraised",
          exists (select from article_collects f where f.article_id = a.article_id and f.user_id = $2) as "isCollected"
     from articles a left join article_counts c on c.article_id = a.article_id
    where a.article_id = any($1::bigint[]) and a.release_status and a.release_time <= $3
    order by a.article_id`,
  { articleId: number, reads: number, praises: number, isPraised: boolean, isCollected: boolean },
)

/** The reactions to released articles in the order of their ids; `userId` 0 for a guest. */
export const loadReactions = (
  db: Queries,
  articleIds: readonly number[],
  userId: number,
  now: number,
): Promise<Reactions[]> => db.run(reactionsOf, [articleIds, userId, now])

/**
 * The reactions to one article.
 * @throws MallError 种草不存在 when it does not exist or is not released
 */
export async function reactionsTo({ db, now }: Mall, articleId: number, userId = 0): Promise<Reactions> {
  const [found] = await loadReactions(db, [articleId], userId, now())
  if (!found) throw missing()
  return found
}

const countRead = statement(
  'article_read',
  `insert into article_counts as c (article_id, focus_num)
   select article_id, 1 from articles where article_id = $1 and release_status and release_time <= $2
   on conflict (article_id) do update set focus_num = c.focus_num + 1
   returning focus_num as count`,
)

/**
 * Counts a reading and gives the number of all. A page that is opened again and again from one address soon counts no
 * more.
 * @throws MallError 种草不存在
 */
export async function readArticle(mall: Mall, articleId: number, ip: string): Promise<number> {
  const { reads } = await reactionsTo(mall, articleId)
  try {
    await takeHit(mall.db, `article-read:${articleId}:${ip}`, readLimit, mall.now())
  } catch (error) {
    if (error instanceof MallError) return reads
    throw error
  }
  const [row] = await mall.db.run<{ count: number }>(countRead, [articleId, mall.now()])
  if (!row) throw missing()
  return row.count
}

// Writes nothing new, but holds the row, also one that did not exist before.
const holdCounts = statement(
  'article_counts_hold',
  `insert into article_counts as c (article_id)
   select article_id from articles where article_id = $1 and release_status and release_time <= $2
   on conflict (article_id) do update set praise_num = c.praise_num
   returning praise_num as count`,
)
const addPraise = statement(
  'article_praise',
  `insert into article_praises (article_id, user_id, created) values ($1, $2, $3)
   on conflict do nothing returning article_id`,
)
const dropPraise = statement(
  'article_unpraise',
  'delete from article_praises where article_id = $1 and user_id = $2',
)
const move = statement(
  'article_praise_move',
  'update article_counts set praise_num = praise_num + $2 where article_id = $1 returning praise_num as count',
)

/**
 * Likes an article, or takes the like back. The row of the numbers is held, so that number and likes never part.
 * @throws MallError 种草不存在
 */
export function togglePraise(
  mall: Mall,
  userId: number,
  articleId: number,
): Promise<{ count: number; status: boolean }> {
  return mall.db.transaction(async (tx) => {
    const [held] = await tx.run<{ count: number }>(holdCounts, [articleId, mall.now()])
    if (!held) throw missing()
    const [added] = await tx.run(addPraise, [articleId, userId, mall.now()])
    if (!added) await tx.run(dropPraise, [articleId, userId])
    const [moved = held] = await tx.run<{ count: number }>(move, [articleId, added ? 1 : -1])
    return { count: moved.count, status: Boolean(added) }
  })
}
