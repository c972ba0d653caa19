import 'server-only'
import { os } from '@/lib/server/context'
import { scopeOf } from '@/lib/server/operator/scope'
import { getShopOverview } from './get-overview'

export const operatorShopRoutes = {
  overview: os.operator.shop.overview.handler(({ context }) =>
    getShopOverview(context.mall, scopeOf(context).shopId),
  ),
}
