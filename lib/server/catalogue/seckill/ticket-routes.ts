import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { releaseOwn } from './release-ticket'
import { takeTicket } from './take-ticket'

export const ticketRoutes = {
  take: os.ticket.take.handler(async ({ input, context }) => ({
    ticket: await takeTicket(context.mall, memberOf(context), {
      seckillId: input.seckill_id,
      itemId: input.item_id,
      num: input.num,
    }),
  })),

  giveBack: os.ticket.giveBack.handler(async ({ input, context }) => ({
    status: await releaseOwn(context.mall.db, memberOf(context).userId, input.seckill_ticket),
  })),
}
