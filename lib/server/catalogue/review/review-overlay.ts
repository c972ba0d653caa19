import 'server-only'
import type { Rate } from '@/lib/contract/catalogue/review'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { reviewOverlay } from './sql'

/** A review in a kept answer, with its visible replies. */
export interface KeptReview {
  rateId: number
  replyIds: readonly number[]
}

export const keptReview = ({ rate_id, reply }: Rate): KeptReview => ({
  rateId: rate_id,
  replyIds: reply.list.map(({ reply_id }) => reply_id),
})

/**
 * The praise counts of reviews, and for their authors order number and user id, by the rule of `wireReview` and
 * `wireReply`. `stale` when a review no longer exists.
 */
export async function fillReviews({ db }: Mall, reviews: readonly KeptReview[], viewer: Viewer | null) {
  const ids = reviews.map(({ rateId }) => rateId)
  const rows = await db.run(reviewOverlay, [ids, viewer?.userId ?? 0])
  const rowOf = new Map(rows.map((row) => [row.rateId, row]))
  if (rows.length < new Set(ids).size) return 'stale'
  return {
    rates: ids.map((rateId) => {
      const row = rowOf.get(rateId)
      return {
        order_id: row?.ownOrderId ?? '',
        user_id: row?.ownOrderId ? (viewer?.userId ?? 0) : 0,
        praise_num: row?.praiseNum ?? 0,
      }
    }),
    replies: reviews.flatMap(({ rateId, replyIds }) =>
      replyIds.map((replyId) => ({
        user_id: rowOf.get(rateId)?.ownReplies.includes(replyId) ? (viewer?.userId ?? 0) : 0,
      })),
    ),
  }
}
