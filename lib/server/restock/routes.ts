import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { isSubscribed, subscribe, unsubscribe } from './subscribe'

const routes = os.restock

export const restockRoutes = {
  subscribe: routes.subscribe.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { goodsId, created } = await subscribe(context.mall, userId, input.item_id)
    return { user_id: userId, item_id: goodsId, created }
  }),

  unsubscribe: routes.unsubscribe.handler(async ({ input, context }) => ({
    status: await unsubscribe(context.mall, memberOf(context).userId, input.item_id),
  })),

  isSubscribed: routes.isSubscribed.handler(async ({ input, context: { mall, viewer } }) => ({
    user_id: viewer && (await isSubscribed(mall, viewer.userId, input.item_id)) ? viewer.userId : false,
  })),
}
