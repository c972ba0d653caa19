import { z } from 'zod'
import { call } from '../call'
import { cents, listOf, wireId, wirePage, wirePageSize, wireText } from '../fields'
import { currency, goodsListItem, keptCards, seckillInfo } from './goods'

const tags = ['秒杀']

/** A product of an activity, merged with its list row (contract goods §14.2). */
const seckillItem = goodsListItem.extend({
  seckill_id: z.int(),
  item_title: z.string(),
  item_pic: z.string(),
  activity_price: cents,
  activity_store: z.int(),
  sales_store: z.int(),
  limit_num: z.int(),
  is_show: z.literal(true),
  /** Index in the activity, from 0. */
  sort: z.int(),
  status: seckillInfo.shape.status,
  last_seconds: z.int(),
})

const activity = seckillInfo.extend({ items: z.array(seckillItem) })
export type SeckillActivity = z.infer<typeof activity>

/** @param path of the activity with a dot, empty for the answer itself */
function keptActivity(path: string) {
  const cards = keptCards(`${path}items.*`)
  const live = [
    'last_seconds',
    ...['activity_store', 'sales_store', 'last_seconds'].map((field) => `items.*.${field}`),
  ]
  return { ...cards, live: [...cards.live, ...live.map((field) => path + field)] }
}

export const seckillContract = {
  list: call('GET', '/promotion/seckillactivity/getlist', '秒杀活动列表', {
    tags,
    kept: keptActivity('list.*.'),
  })
    .input(
      z.object({
        status: z.enum(['notice', 'valid', '']).optional(),
        seckill_type: z.enum(['normal', 'limited_time_sale']).optional(),
        item_type: wireText(20).optional(),
        page: wirePage(),
        pageSize: wirePageSize(10),
      }),
    )
    .output(listOf(activity).extend({ cur: currency })),

  info: call('GET', '/promotion/seckillactivity/getinfo', '秒杀活动详情', { tags, kept: keptActivity('') })
    .input(z.object({ seckill_id: wireId() }))
    .output(activity.extend({ total_count: z.int(), cur: currency })),
}
