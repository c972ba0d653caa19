import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import * as reviewMessages from '@/lib/domain/messages/review'
import { call } from '../call'
import { listOf, seconds, wireId, wireInt, wireText } from '../fields'
import { forDesk, paging } from './options'

const operatorReview = z.object({
  rate_id: z.int(),
  order_id: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  distributor_id: z.int(),
  star: z.int(),
  content: z.string(),
  rate_pic: z.array(z.string()),
  anonymous: z.boolean(),
  disabled: z.boolean(),
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
        is_reply: wireInt(0, 1).optional(),
      }),
    )
    .output(listOf(operatorReview)),

  reply: call('POST', '/operator/rate/reply', '回复评价', forDesk('review:write'))
    .input(
      z.object({
        rate_id: wireId(requestMessages.parametersUnusual),
        content: wireText(500, '回复最多500字', reviewMessages.reviewEmpty).min(
          1,
          reviewMessages.reviewEmpty,
        ),
      }),
    )
    .output(operatorReview),
}
