import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { getReview, readerParams, reviewMissing, type ReviewReader } from './get-review'
import { addReviewPraise, addToPraiseCount, lockReview, praiseStates, removeReviewPraise } from './sql'

/**
 * Praises a review or takes the praise back. The row is locked, so that the number always equals the stored praises.
 * Cached pages are not invalidated: the number may be an hour old, and otherwise every click would re-render the page.
 * @returns the number of praises, and whether the member praises the review now
 * @throws MallError 参数异常 when the review does not exist or was disabled
 */
export function toggleReviewPraise(
  mall: Mall,
  member: NonNullable<ReviewReader>,
  rateId: number,
): Promise<{ count: number; status: boolean }> {
  const { userId } = member
  return mall.db.transaction(async (tx) => {
    const [before] = await tx.run(lockReview, [rateId, ...readerParams(member)])
    if (!before) throw reviewMissing()
    const [added] = await tx.run(addReviewPraise, [rateId, userId, mall.now()])
    if (!added) await tx.run(removeReviewPraise, [rateId, userId])
    const [after = before] = await tx.run(addToPraiseCount, [rateId, added ? 1 : -1])
    return { count: after.count, status: Boolean(added) }
  })
}

/** Whether a member praises each of these reviews; reviews that do not exist are left out. */
export const listPraiseStates = (
  db: Queries,
  member: NonNullable<ReviewReader>,
  rateIds: number[],
): Promise<RowOf<typeof praiseStates>[]> => db.run(praiseStates, [rateIds, ...readerParams(member)])

/**
 * The number of praises of a review.
 * @throws MallError 参数异常 when it does not exist or was disabled
 */
export const countReviewPraise = async (db: Queries, rateId: number, reader: ReviewReader): Promise<number> =>
  (await getReview(db, rateId, reader)).praiseNum
