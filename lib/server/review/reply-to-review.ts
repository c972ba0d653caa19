import 'server-only'
import type { RateReply } from '@/lib/contract/review'
import { drops } from '@/lib/web/cache-tags'
import { anonymousName } from '@/lib/domain/mask'
import type { Mall } from '@/lib/server/context'
import { rateReplies } from '@/lib/server/db/schema'
import { takeHit } from '@/lib/server/rate-limit/rate-limit'
import { findReview } from './list-reviews'
import { shownMember, wireReply } from './wire'

/** Answers one member may write within an hour. */
const limit = { max: 20, window: 3600, message: '回复过于频繁，请稍后再试' }

/**
 * Answers a review as a member.
 * @throws MallError 参数异常 when it does not exist or was taken down; 429 when too many are written
 */
export async function replyToReview(
  mall: Mall,
  userId: number,
  { rateId, content, anonymous }: { rateId: number; content: string; anonymous: boolean },
): Promise<RateReply> {
  const rate = await findReview(mall.db, rateId)
  await takeHit(mall.db, `rate-reply:${userId}`, limit, mall.now())
  const username = anonymous ? anonymousName : (await shownMember(mall.db, userId)).username
  const [row] = await mall.db.orm
    .insert(rateReplies)
    .values({ rateId, userId, role: 'buyer', content, username, created: mall.now() })
    .returning()
  if (!row) throw new Error('The new answer gave no row')
  await mall.invalidate(drops.goodsReviewed(rate.goodsId))
  return wireReply(row, userId)
}
