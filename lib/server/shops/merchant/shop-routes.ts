import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { deskRoleOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { getShopOverview } from './get-overview'

export const operatorShopRoutes = {
  overview: os.operator.shop.overview.handler(({ context }) =>
    getShopOverview(
      context.mall,
      {
        userId: memberOf(context).userId,
        shopId: scopeOf(context).shopId,
        deskRole: deskRoleOf(context),
      },
      context.viewer?.factorNeed === 'advise',
    ),
  ),
}
