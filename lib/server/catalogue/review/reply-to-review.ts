import 'server-only'
import type { RateReply } from '@/lib/contract/catalogue/review'
import { anonymousName } from '@/lib/domain/person/mask'
import { only } from '@/lib/server/ground/db/only'
import { rateReplies } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { eventTags } from '@/lib/web/cache-tags'
import { getAuthor } from './get-author'
import { getReview, type ReviewReader } from './get-review'
import { wireReply } from './wire'

/** Replies per member and hour. */
const perMember = { max: 20, window: 3600, message: '回复过于频繁，请稍后再试' }

/**
 * Replies to a review as a member.
 * @throws MallError 参数异常 when it does not exist or was disabled; 429 above 20 replies per hour
 */
export async function replyToReview(
  mall: Mall,
  member: NonNullable<ReviewReader>,
  { rateId, content, anonymous }: { rateId: number; content: string; anonymous: boolean },
): Promise<RateReply> {
  const { userId } = member
  const review = await getReview(mall.db, rateId, member)
  await takeHit(mall.db, `rate-reply:${userId}`, perMember, mall.now())
  const username = anonymous ? anonymousName : (await getAuthor(mall.db, userId)).username
  const row = only(
    await mall.db.orm
      .insert(rateReplies)
      .values({ rateId, userId, role: 'buyer', content, username, created: mall.now() })
      .returning(),
    'inserting a reply',
  )
  await mall.invalidate(eventTags.goodsReviewed(review.goodsId))
  return wireReply(row, userId)
}
