import 'server-only'
import type { Rate, RateReply, RateStatistics } from '@/lib/contract/catalogue/review'
import { averageStar, goodPercent, levelCount, type StarCounts } from '@/lib/domain/content/review'
import { anonymousName } from '@/lib/domain/person/mask'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { ReplyRow, reviewCounts, ReviewRow } from './sql'

/** A reply in the contract's shape; only its author sees the user id. @param viewerId 0 for guests */
export const wireReply = (row: ReplyRow, viewerId: number): RateReply => ({
  reply_id: row.replyId,
  rate_id: row.rateId,
  company_id: 1,
  user_id: row.userId === viewerId ? row.userId : 0,
  operator_id: 0,
  content: row.content,
  content_len: [...row.content].length,
  role: row.role,
  username: row.username,
  created: row.created,
  unionid: '',
})

/**
 * A review in the contract's shape (contract goods §13); only its author sees order number and user id.
 * @param viewerId 0 for guests
 */
export function wireReview(row: ReviewRow, viewerId: number): Rate {
  const isAuthor = viewerId !== 0 && row.userId === viewerId
  return {
    rate_id: row.rateId,
    company_id: 1,
    item_id: row.itemId,
    goods_id: row.goodsId,
    order_id: isAuthor ? row.orderId : '',
    user_id: isAuthor ? row.userId : 0,
    order_type: row.orderType,
    star: row.star,
    content: row.content,
    content_len: [...row.content].length,
    rate_pic: row.ratePic.length > 0 ? row.ratePic.join(',') : null,
    rate_pic_num: row.ratePic.length,
    anonymous: row.anonymous ? 1 : 0,
    is_reply: row.replyCount > 0 ? 1 : 0,
    disabled: row.disabled ? 1 : 0,
    username: row.anonymous ? anonymousName : row.username,
    avatar: row.anonymous ? '' : row.avatar,
    item_spec_desc: row.itemSpecDesc,
    praise_num: row.praiseNum,
    unionid: '',
    created: row.created,
    updated: row.created,
    reply: { total_count: row.replyCount, list: row.replies.map((reply) => wireReply(reply, viewerId)) },
  }
}

/** The number of a product's reviews for each number of stars, and of those with pictures. */
export type ReviewCounts = Omit<RowOf<typeof reviewCounts>, 'matching'>

/** The statistics of a product's reviews from their counts. */
export function reviewStatistics(counts: ReviewCounts | null): RateStatistics {
  const stars: StarCounts = counts
    ? [counts.one, counts.two, counts.three, counts.four, counts.five]
    : [0, 0, 0, 0, 0]
  return {
    total: stars.reduce((sum, count) => sum + count, 0),
    average: averageStar(stars),
    good_percent: goodPercent(stars),
    good: levelCount(stars, 'good'),
    middle: levelCount(stars, 'middle'),
    bad: levelCount(stars, 'bad'),
    with_pictures: counts?.pictures ?? 0,
  }
}
