import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { listShopCategories } from '@/lib/server/shops/shop/list-directory'
import { addShop, changeShop, getDeskShop } from './change-shops'
import { shopExport } from './export-shops'
import { listDeskShops } from './list-shops'

const routes = os.operator.shop

export const shopDeskRoutes = {
  list: routes.list.handler(({ input, context }) => listDeskShops(context.mall.db, input)),

  export: routes.export.handler(({ input, context }) =>
    operatorWrite(context, 'shop.export', input, ({ mall }) => {
      const { format, columns, ...filter } = input
      return beginExport(mall, personOf(context), shopExport, { format, columns, filter })
    }),
  ),

  info: routes.info.handler(({ input, context }) =>
    getDeskShop(context.mall.db, input.distributor_id, scopeOf(context).shopId),
  ),

  kinds: routes.kinds.handler(async ({ context }) => ({
    list: (await listShopCategories(context.mall.db)).map(({ category_id, category_name }) => ({
      category_id,
      category_name,
    })),
  })),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'shop.add', input, ({ mall, scope: { actor } }) => addShop(mall, actor, input)),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'shop.change', input, ({ mall, scope }) => changeShop(mall, scope, input)),
  ),
}
