import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { giveTicketBack, takeTicket } from './ticket'

export const ticketRoutes = {
  take: os.ticket.take.handler(async ({ input, context }) => ({
    ticket: await takeTicket(context.mall, memberOf(context), {
      seckillId: input.seckill_id,
      itemId: input.item_id,
      num: input.num,
    }),
  })),

  giveBack: os.ticket.giveBack.handler(async ({ input, context }) => ({
    status: await giveTicketBack(context.mall, memberOf(context).userId, input.seckill_ticket),
  })),
}
