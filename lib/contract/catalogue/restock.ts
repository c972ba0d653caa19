import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../call'
import { seconds, wireId } from '../fields'

const tags = ['商品']
const invalid = goodsMessages.goodsNotFound
const input = z.object({ item_id: wireId() })

/** 到货通知: telling a member once when a sold-out SKU can be bought again (contract member §10). */
export const restockContract = {
  subscribe: call('POST', '/member/subscribe/item/{item_id}', '订阅到货通知', {
    tags,
    auth: 'member',
    invalid,
    also: [{ method: 'POST', path: '/member/item/subscribe' }],
  })
    .input(input)
    .output(z.object({ user_id: z.int(), item_id: z.int(), created: seconds })),

  /** Our own; `status` is whether there was a subscription. */
  unsubscribe: call('DELETE', '/member/subscribe/item/{item_id}', '取消到货通知', {
    tags,
    auth: 'member',
    invalid,
    also: [{ method: 'DELETE', path: '/member/item/subscribe' }],
  })
    .input(input)
    .output(z.object({ status: z.boolean() })),

  /**
   * `user_id` is the member's own id while they wait for this SKU, else false; signed out too (contract clients §4).
   * `item_ids` is our own: all SKUs of the product for which they wait.
   */
  isSubscribed: call('GET', '/member/item/is_subscribe/{item_id}', '是否订阅了到货通知', { tags, invalid })
    .input(input)
    .output(z.object({ user_id: z.union([z.int(), z.literal(false)]), item_ids: z.array(z.int()) })),
}
