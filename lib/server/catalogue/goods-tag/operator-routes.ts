import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { listRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { addTag, changeTag, changeTags, listTags, removeTag, restoreTag } from './change-tags'

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

  bulk: routes.bulk.handler(({ input, context }) =>
    operatorWrite(context, 'goodsTag.bulk', input, ({ mall, scope: { actor } }) =>
      changeTags(mall, actor, input.tag_ids, input.change),
    ),
  ),

  recycled: routes.recycled.handler(async ({ input, context: { mall } }) =>
    wireList(await listRecycled(mall.db, 'tag', input, mall.now())),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'goodsTag.restore', input, ({ mall, scope: { actor } }) =>
      restoreTag(mall, actor, input.tag_id),
    ),
  ),
}
