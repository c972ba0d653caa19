import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { addTag, changeTag, listTags, removeTag } from './change-tags'

const routes = os.operator.goodsTag

export const operatorGoodsTagRoutes = {
  list: routes.list.handler(async ({ context }) => ({ list: await listTags(context.mall.db) })),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'goodsTag.add', input, ({ mall, scope: { actor } }) => addTag(mall, actor, input)),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'goodsTag.change', input, ({ mall, scope: { actor } }) =>
      changeTag(mall, actor, input.tag_id, input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'goodsTag.remove', input, async ({ mall, scope: { actor } }) => {
      await removeTag(mall, actor, input.tag_id)
      return { status: true as const }
    }),
  ),
}
