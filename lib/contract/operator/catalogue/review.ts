import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import * as reviewMessages from '@/lib/domain/messages/review'
import { call } from '../../call'
import { listOf, seconds, wireFlag, wireId, wireInt, wireText } from '../../fields'
import { forDesk, paging } from '../options'

const id = () => wireId(requestMessages.parametersUnusual)
const maxHideReason = 100
const hideReasonTooLong = `原因不能超过${maxHideReason}个字`

const deskReview = z.object({
  rate_id: z.int(),
  order_id: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_pic: z.string(),
  item_spec_desc: z.string(),
  distributor_id: z.int(),
  star: z.int(),
  content: z.string(),
  rate_pic: z.array(z.string()),
  anonymous: z.boolean(),
  /** Hidden from shoppers. */
  disabled: z.boolean(),
  /** Why it is hidden; empty for one that is shown. */
  hide_reason: z.string(),
  username: z.string(),
  created: seconds,
  replies: z.array(
    z.object({
      reply_id: z.int(),
      role: z.enum(['buyer', 'seller']),
      username: z.string(),
      content: z.string(),
      created: seconds,
    }),
  ),
})
export type DeskReview = z.infer<typeof deskReview>

/** Reviews of products and the replies of the seller (contract operator). */
export const operatorReviewContract = {
  list: call('GET', '/operator/rates', '评价列表', forDesk('review:read'))
    .input(
      z.object({
        ...paging,
        order_id: wireText(30).optional(),
        item_id: wireId().optional(),
        star: wireInt(1, 5).optional(),
        /** Whether the seller has replied. */
        is_reply: wireFlag().optional(),
        /** A part of the name of the product. */
        keyword: wireText(50).optional(),
        has_pic: wireFlag().optional(),
        /** Whether it is hidden. */
        disabled: wireFlag().optional(),
      }),
    )
    .output(listOf(deskReview)),

  reply: call('POST', '/operator/rate/reply', '回复评价', forDesk('review:write'))
    .input(
      z.object({
        rate_id: id(),
        content: wireText(500, '回复最多500字', reviewMessages.reviewEmpty).min(
          1,
          reviewMessages.reviewEmpty,
        ),
      }),
    )
    .output(deskReview),

  /** Shoppers do not see it any more, its author does. */
  hide: call('POST', '/operator/rate/hide', '隐藏评价', forDesk('review:write'))
    .input(
      z.object({
        rate_id: id(),
        reason: wireText(maxHideReason, hideReasonTooLong, deskMessages.hideReasonMissing).min(
          1,
          deskMessages.hideReasonMissing,
        ),
      }),
    )
    .output(deskReview),

  show: call('POST', '/operator/rate/show', '恢复显示评价', forDesk('review:write'))
    .input(z.object({ rate_id: id() }))
    .output(deskReview),
}
