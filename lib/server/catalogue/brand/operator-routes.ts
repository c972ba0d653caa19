import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { listRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { addBrand, changeBrand, changeBrands, listBrands, removeBrand, restoreBrand } from './change-brands'

const routes = os.operator.brand

export const operatorBrandRoutes = {
  list: routes.list.handler(async ({ input, context }) =>
    wireList(await listBrands(context.mall.db, input, input)),
  ),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'brand.add', input, ({ mall, scope: { actor } }) => addBrand(mall, actor, input)),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'brand.change', input, ({ mall, scope: { actor } }) =>
      changeBrand(mall, actor, input.brand_id, input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'brand.remove', input, async ({ mall, scope: { actor } }) => {
      await removeBrand(mall, actor, input.brand_id)
      return { status: true as const }
    }),
  ),

  bulk: routes.bulk.handler(({ input, context }) =>
    operatorWrite(context, 'brand.bulk', input, ({ mall, scope: { actor } }) =>
      changeBrands(mall, actor, input.brand_ids, input.change),
    ),
  ),

  recycled: routes.recycled.handler(async ({ input, context: { mall } }) =>
    wireList(await listRecycled(mall.db, 'brand', input, mall.now())),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'brand.restore', input, ({ mall, scope: { actor } }) =>
      restoreBrand(mall, actor, input.brand_id),
    ),
  ),
}
