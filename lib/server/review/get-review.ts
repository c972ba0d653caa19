import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/db/connection'
import { reviewById, type ReviewRow } from './sql'

/** The error for a review that does not exist or was disabled (contract goods §13). */
export const reviewMissing = () => new MallError('参数异常')

/**
 * One review.
 * @throws MallError 参数异常 when it does not exist or was disabled
 */
export async function getReview(db: Queries, rateId: number): Promise<ReviewRow> {
  const [row] = await db.run(reviewById, [rateId])
  if (!row) throw reviewMissing()
  return row
}
