import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { deskRoleOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { getShopOverview, listShopGoods } from './get-overview'

export const operatorShopRoutes = {
  overview: os.operator.shop.overview.handler(({ context }) =>
    getShopOverview(
      context.mall,
      scopeOf(context).shopId,
      deskRoleOf(context),
      context.viewer?.factorNeed === 'advise',
    ),
  ),

  goods: os.operator.shop.goods.handler(({ input, context }) => {
    const page = { page: input.page, size: input.pageSize }
    return listShopGoods(context.mall, scopeOf(context).shopId, input.state, page)
  }),
}
