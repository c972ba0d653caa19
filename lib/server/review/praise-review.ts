import 'server-only'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { boolean, number, statement } from '@/lib/server/db/statement'
import { findReview, noRate } from './list-reviews'

const lockRate = statement(
  'rate_lock',
  'select praise_num as count from rates where rate_id = $1 and not disabled for update',
)
const addPraise = statement(
  'rate_praise',
  `insert into rate_praises (rate_id, user_id, created) values ($1, $2, $3) on conflict do nothing returning rate_id`,
)
const dropPraise = statement('rate_unpraise', 'delete from rate_praises where rate_id = $1 and user_id = $2')
const move = statement(
  'rate_praise_move',
  'update rates set praise_num = praise_num + $2 where rate_id = $1 returning praise_num as count',
)

/**
 * Praises a review, or takes the praise back. The row is held, so that the number and the praises never part. Stored pages
 * are not dropped: a number that is an hour old harms nobody, and each press would draw the page anew.
 * @throws MallError 参数异常 when the review does not exist or was taken down
 */
export function toggleReviewPraise(
  mall: Mall,
  userId: number,
  rateId: number,
): Promise<{ count: number; status: boolean }> {
  return mall.db.transaction(async (tx) => {
    const [held] = await tx.run<{ count: number }>(lockRate, [rateId])
    if (!held) throw noRate()
    const [added] = await tx.run(addPraise, [rateId, userId, mall.now()])
    if (!added) await tx.run(dropPraise, [rateId, userId])
    const [moved = held] = await tx.run<{ count: number }>(move, [rateId, added ? 1 : -1])
    return { count: moved.count, status: Boolean(added) }
  })
}

const praisesOf = statement(
  'rate_praises_of',
  `select r.rate_id as "rateId", r.praise_num as "praiseNum",
          exists (select from rate_praises p where p.rate_id = r.rate_id and p.user_id = $2) as status
     from rates r where r.rate_id = any($1::bigint[]) and not r.disabled order by r.rate_id`,
  { rateId: number, praiseNum: number, status: boolean },
)

/** Which of these reviews a member praises; those that do not exist are left out. */
export const listPraiseStates = (
  db: Queries,
  userId: number,
  rateIds: number[],
): Promise<{ rateId: number; praiseNum: number; status: boolean }[]> => db.run(praisesOf, [rateIds, userId])

/**
 * How many praise a review.
 * @throws MallError 参数异常 when it does not exist or was taken down
 */
export const countReviewPraise = async (db: Queries, rateId: number): Promise<number> =>
  (await findReview(db, rateId)).praiseNum
