import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
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
        seckill_id: wireId(goodsMessages.seckillIdMissing),
        item_id: wireId(requestMessages.parametersInvalid),
        num: wireInt(1, 99999, goodsMessages.limitExceeded).optional().default(1),
      }),
    )
    // `true` for a limited-time sale, which needs no ticket.
    .output(z.object({ ticket: z.union([z.string(), z.literal(true)]) })),

  giveBack: call('DELETE', '/promotion/seckillactivity/cancelTicket', '放弃秒杀资格', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/promotion/seckillactivity/cancelTicket' }],
  })
    .input(
      z.object({
        seckill_ticket: wireText(100, requestMessages.parametersInvalid).min(
          1,
          requestMessages.parametersInvalid,
        ),
      }),
    )
    .output(z.object({ status: z.boolean() })),
}
