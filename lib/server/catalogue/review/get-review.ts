import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { reviewById, type ReviewRow } from './sql'

/** The error for a review that does not exist or was disabled (contract goods §13). */
export const reviewMissing = () => new MallError(requestMessages.parametersUnusual)

/** The reader of a review, as `reviewById` takes it; null is a guest. */
export type ReviewReader = Pick<Viewer, 'userId' | 'isStaff'> | null

/** The parameters of a statement for one reader. */
export const readerParams = (reader: ReviewReader) => [reader?.userId ?? 0, reader?.isStaff ?? false]

/**
 * One review.
 * @throws MallError 参数异常 when it does not exist, was disabled, or belongs to a staff product that the reader does
 *   not see
 */
export async function getReview(db: Queries, rateId: number, reader: ReviewReader): Promise<ReviewRow> {
  const [row] = await db.run(reviewById, [rateId, ...readerParams(reader)])
  if (!row) throw reviewMissing()
  return row
}
