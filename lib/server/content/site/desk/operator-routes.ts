import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { changeSite, getSite } from './change-site'

const routes = os.operator.site

export const operatorSiteRoutes = {
  get: routes.get.handler(({ context }) => getSite(context.mall.db)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'site.set', input, ({ mall, scope: { actor } }) => changeSite(mall, actor, input)),
  ),
}
