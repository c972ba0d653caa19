import { z } from 'zod'
import { call } from '../call'
import { wireId, wireInt, wireText } from '../fields'

const tags = ['秒杀']

export const ticketContract = {
  /** Holds activity stock for 300 s; the ticket is sent to `POST /order_new` (contract trade §3.6). */
  take: call('GET', '/promotion/seckillactivity/geticket', '领取秒杀资格', {
    tags,
    auth: 'member',
    writes: true,
    also: [{ method: 'POST', path: '/promotion/seckillactivity/geticket' }],
  })
    .input(
      z.object({
        seckill_id: wireId('秒杀活动id必填'),
        item_id: wireId('参数错误'),
        num: wireInt(1, 99999, '购买数量超过限购量').optional().default(1),
      }),
    )
    // `true` for a limited-time sale, which needs no ticket.
    .output(z.object({ ticket: z.union([z.string(), z.literal(true)]) })),

  giveBack: call('DELETE', '/promotion/seckillactivity/cancelTicket', '放弃秒杀资格', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/promotion/seckillactivity/cancelTicket' }],
  })
    .input(z.object({ seckill_ticket: wireText(100, '参数错误').min(1, '参数错误') }))
    .output(z.object({ status: z.boolean() })),
}
