import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { listSubscriptions, subscribe, unsubscribe } from './subscribe'

const routes = os.restock

export const restockRoutes = {
  subscribe: routes.subscribe.handler(async ({ input, context }) => {
    const viewer = memberOf(context)
    const created = await subscribe(context.mall, viewer, input.item_id)
    return { user_id: viewer.userId, item_id: input.item_id, created }
  }),

  unsubscribe: routes.unsubscribe.handler(async ({ input, context }) => ({
    status: await unsubscribe(context.mall, memberOf(context).userId, input.item_id),
  })),

  isSubscribed: routes.isSubscribed.handler(async ({ input, context: { mall, viewer } }) => {
    const itemIds = viewer ? await listSubscriptions(mall, viewer.userId, input.item_id) : []
    return {
      user_id: viewer && itemIds.includes(input.item_id) ? viewer.userId : false,
      item_ids: itemIds,
    }
  }),
}
