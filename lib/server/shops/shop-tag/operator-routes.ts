import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { addShopTag, changeShopTag, listShopTags, removeShopTag } from './change-tags'

const routes = os.operator.shopTag

export const operatorShopTagRoutes = {
  list: routes.list.handler(async ({ context }) => ({ list: await listShopTags(context.mall.db) })),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'shopTag.add', input, ({ mall, scope: { actor } }) =>
      addShopTag(mall, actor, input),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'shopTag.change', input, ({ mall, scope: { actor } }) =>
      changeShopTag(mall, actor, input.tag_id, input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'shopTag.remove', input, async ({ mall, scope: { actor } }) => {
      await removeShopTag(mall, actor, input.tag_id)
      return { status: true as const }
    }),
  ),
}
