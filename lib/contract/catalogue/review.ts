import { z } from 'zod'
import { maxReplyText, maxReviewPictures, maxReviewText } from '@/lib/domain/content/review'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import * as reviewMessages from '@/lib/domain/messages/review'
import { call } from '../call'
import {
  bit,
  listOf,
  seconds,
  wireBool,
  wireId,
  wireIds,
  wireInt,
  wirePage,
  wirePageSize,
  wireText,
} from '../fields'

const tags = ['评价']

/** A reply to a review (contract goods §13). */
const rateReply = z.object({
  reply_id: z.int(),
  rate_id: z.int(),
  company_id: z.literal(1),
  user_id: z.int(),
  operator_id: z.int(),
  content: z.string(),
  content_len: z.int(),
  role: z.enum(['buyer', 'seller']),
  username: z.string(),
  created: seconds,
  unionid: z.literal(''),
})

/** A review. Only its author sees order number and user id. */
const rate = z.object({
  rate_id: z.int(),
  company_id: z.literal(1),
  item_id: z.int(),
  goods_id: z.int(),
  order_id: z.string(),
  user_id: z.int(),
  order_type: z.enum(['normal', 'pointsmall']),
  star: z.int().min(1).max(5),
  content: z.string(),
  content_len: z.int(),
  /** URLs joined by commas; null without pictures. */
  rate_pic: z.string().nullable(),
  rate_pic_num: z.int(),
  anonymous: bit,
  is_reply: bit,
  disabled: bit,
  username: z.string(),
  avatar: z.string(),
  item_spec_desc: z.string(),
  praise_num: z.int(),
  unionid: z.literal(''),
  created: seconds,
  updated: seconds,
  /** The number of all replies, and the first ones in full. */
  reply: z.object({ total_count: z.int(), list: z.array(rateReply) }),
})

/** One of the member's own reviews, with its product. */
const ownRate = rate.extend({ item_name: z.string(), item_pic: z.string() })

/** Statistics of a product's reviews; our own addition. */
export const rateStatistics = z.object({
  total: z.int(),
  /** One decimal; 0 without reviews. */
  average: z.number(),
  good_percent: z.int(),
  good: z.int(),
  middle: z.int(),
  bad: z.int(),
  with_pictures: z.int(),
})

export type Rate = z.infer<typeof rate>
export type OwnRate = z.infer<typeof ownRate>
export type RateReply = z.infer<typeof rateReply>
export type RateStatistics = z.infer<typeof rateStatistics>

const orderType = z.enum(['normal', 'pointsmall']).catch('normal').optional()
const rateId = z.object({ rate_id: wireId() })
const invalid = requestMessages.parametersUnusual

const newRate = z.object({
  item_id: wireId(goodsMessages.goodsIdInvalid),
  star: wireInt(1, 5, '请给商品打星'),
  content: wireText(maxReviewText, `评价内容最多${maxReviewText}字`, '请输入商品评价内容').min(
    1,
    '请输入商品评价内容',
  ),
  pics: z
    .array(wireText(500))
    .max(maxReviewPictures, `最多上传${maxReviewPictures}张图片`)
    .optional()
    .default([]),
})

/** @param path of a review with a dot, empty for the answer itself */
const keptReviews = (path: string) => ({
  // Only they see reviews of staff products.
  except: 'staff' as const,
  live: [`${path}praise_num`],
  // Only authors see them.
  personal: ['order_id', 'user_id', 'reply.list.*.user_id'].map((field) => path + field),
})

export const reviewContract = {
  list: call('GET', '/order/rate/list', '商品评价', {
    tags,
    legacyName: 'item.rate.list',
    kept: keptReviews('list.*.'),
  })
    .input(
      z.object({
        /** Any SKU of the product; without it the call fails with its own status. */
        item_id: wireId().optional().catch(undefined),
        order_type: orderType,
        page: wirePage(),
        pageSize: wirePageSize(20),
        /** Our own filters. */
        level: z.enum(['good', 'middle', 'bad']).optional().catch(undefined),
        has_pic: wireBool().optional(),
      }),
    )
    .output(listOf(rate).extend({ rate_statistics: rateStatistics })),

  /** The reviews that the member wrote, newest first, hidden ones too. Our own. */
  mine: call('GET', '/order/rate/mine', '我的评价', { tags, auth: 'member' })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(10) }))
    .output(listOf(ownRate)),

  detail: call('GET', '/order/rate/detail/{rate_id}', '评价详情', {
    tags,
    invalid,
    kept: keptReviews(''),
  })
    .input(rateId)
    .output(rate),

  replies: call('GET', '/order/replyRate/list', '评价的回复', { tags, invalid })
    .input(rateId.extend({ page: wirePage(), pageSize: wirePageSize(20) }))
    .output(listOf(rateReply)),

  reply: call('POST', '/order/replyRate', '回复评价', { tags, auth: 'member' })
    .input(
      z.object({
        rate_id: wireId(invalid),
        anonymous: wireBool().optional(),
        content: wireText(maxReplyText, `回复最多${maxReplyText}字`, reviewMessages.reviewEmpty).min(
          1,
          reviewMessages.reviewEmpty,
        ),
      }),
    )
    .output(rateReply),

  /** Praises the review or takes the praise back. Public clients send GET. */
  praise: call('POST', '/order/rate/praise/{rate_id}', '评价点赞或取消', {
    tags,
    auth: 'member',
    invalid,
    also: [{ method: 'GET', path: '/order/rate/praise/{rate_id}' }],
    writes: true,
  })
    .input(rateId)
    .output(z.object({ count: z.int(), status: z.boolean() })),

  countPraise: call('GET', '/order/rate/praise/num/{rate_id}', '评价点赞数', { tags, invalid })
    .input(rateId)
    .output(z.object({ count: z.int() })),

  checkPraise: call('GET', '/order/rate/praise/check/{rate_id}', '是否点赞过评价', {
    tags,
    auth: 'member',
    invalid,
  })
    .input(rateId)
    .output(z.object({ status: z.boolean() })),

  praised: call('GET', '/order/ratePraise/status', '多条评价的点赞状态', { tags, auth: 'member', invalid })
    .input(z.object({ rate_ids: wireIds(100).optional().default([]) }))
    .output(
      z.object({
        list: z.array(z.object({ rate_id: z.int(), status: z.boolean(), praise_num: z.int() })),
      }),
    ),

  /** `{ status: 0 }` when all lines already had a review (contract trade §9.3). */
  create: call('POST', '/order/rate/create', '评价订单', { tags, auth: 'member' })
    .input(
      z.object({
        order_id: wireText(32, orderMessages.orderNumberInvalid, orderMessages.orderNumberInvalid).min(
          1,
          orderMessages.orderNumberInvalid,
        ),
        anonymous: wireBool().optional(),
        rates: z
          .array(newRate, '请输入商品评价内容')
          .min(1, '请输入商品评价内容')
          .max(100, goodsMessages.goodsIdInvalid),
      }),
    )
    .output(z.union([z.array(rate), z.object({ status: z.literal(0) })])),
}
