import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { listRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import {
  addShopTag,
  changeShopTag,
  changeShopTags,
  listShopTags,
  removeShopTag,
  restoreShopTag,
} from './change-tags'

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

  bulk: routes.bulk.handler(({ input, context }) =>
    operatorWrite(context, 'shopTag.bulk', input, ({ mall, scope: { actor } }) =>
      changeShopTags(mall, actor, input.tag_ids, input.change),
    ),
  ),

  recycled: routes.recycled.handler(async ({ input, context: { mall } }) =>
    wireList(await listRecycled(mall.db, 'shopTag', input, mall.now())),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'shopTag.restore', input, ({ mall, scope: { actor } }) =>
      restoreShopTag(mall, actor, input.tag_id),
    ),
  ),
}
