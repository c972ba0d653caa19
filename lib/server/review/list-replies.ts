import 'server-only'
import type { RateReply } from '@/lib/contract/review'
import type { Queries } from '@/lib/server/db/connection'
import { getReview } from './get-review'
import { replyPage } from './sql'
import { wireReply } from './wire'

/**
 * A page of replies to a review, the shop's first, then the oldest first.
 * @param viewerId 0 for guests
 * @throws MallError 参数异常 when the review does not exist or was disabled
 */
export async function listReplies(
  db: Queries,
  rateId: number,
  { page, pageSize }: { page: number; pageSize: number },
  viewerId: number,
): Promise<{ list: RateReply[]; total: number }> {
  const { replyCount } = await getReview(db, rateId)
  const rows = await db.run(replyPage, [rateId, pageSize, (page - 1) * pageSize])
  return { list: rows.map((row) => wireReply(row, viewerId)), total: replyCount }
}
