import 'server-only'
import type { RateReply } from '@/lib/contract/catalogue/review'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { getReview, type ReviewReader } from './get-review'
import { replyPage } from './sql'
import { wireReply } from './wire'

/**
 * A page of replies to a review, the shop's first, then the oldest first.
 * @throws MallError 参数异常 when the review does not exist or was disabled
 */
export async function listReplies(
  db: Queries,
  rateId: number,
  { page, pageSize }: { page: number; pageSize: number },
  reader: ReviewReader,
): Promise<{ list: RateReply[]; total: number }> {
  const { replyCount } = await getReview(db, rateId, reader)
  const rows = await db.run(replyPage, [rateId, ...limitAndOffset(page, pageSize)])
  return { list: rows.map((row) => wireReply(row, reader?.userId ?? 0)), total: replyCount }
}
