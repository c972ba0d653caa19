import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { addBrand, changeBrand, listBrands, removeBrand } from './change-brands'

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
}
