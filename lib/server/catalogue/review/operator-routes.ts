import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { replyAsSeller, setReviewHidden } from './desk-change'
import { listDeskReviews } from './desk-list'

const routes = os.operator.review

const flag = (value: number | undefined) => (value === undefined ? undefined : value === 1)

export const operatorReviewRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      orderId: input.order_id,
      itemId: input.item_id,
      keyword: input.keyword,
      star: input.star,
      hasPictures: flag(input.has_pic),
      isReplied: flag(input.is_reply),
      isHidden: flag(input.disabled),
    }
    return wireList(await listDeskReviews(context.mall.db, scopeOf(context).shopId, filter, input))
  }),

  reply: routes.reply.handler(({ input, context }) =>
    operatorWrite(context, 'review.reply', input, ({ mall, scope }) =>
      replyAsSeller(mall, scope, input.rate_id, input.content),
    ),
  ),

  hide: routes.hide.handler(({ input, context }) =>
    operatorWrite(context, 'review.hide', input, ({ mall, scope }) =>
      setReviewHidden(mall, scope, input.rate_id, input.reason),
    ),
  ),

  show: routes.show.handler(({ input, context }) =>
    operatorWrite(context, 'review.show', input, ({ mall, scope }) =>
      setReviewHidden(mall, scope, input.rate_id, null),
    ),
  ),
}
