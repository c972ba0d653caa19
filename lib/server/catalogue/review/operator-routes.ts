import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listOperatorReviews, replyAsSeller } from './operator-reviews'

const routes = os.operator.review

export const operatorReviewRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      orderId: input.order_id,
      itemId: input.item_id,
      star: input.star,
      isReplied: input.is_reply === undefined ? undefined : input.is_reply === 1,
    }
    const { list, total } = await listOperatorReviews(context.mall, scopeOf(context).shopId, filter, input)
    return wireList({ list, total })
  }),

  reply: routes.reply.handler(({ input, context }) =>
    operatorWrite(context, 'review.reply', input, ({ mall, scope }) =>
      replyAsSeller(mall, scope, input.rate_id, input.content),
    ),
  ),
}
