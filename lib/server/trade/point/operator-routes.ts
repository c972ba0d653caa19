import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getPointSettings, storePointSettings } from './point-settings'

const routes = os.operator.point

export const operatorPointRoutes = {
  get: routes.get.handler(({ context }) => getPointSettings(context.mall)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'point.set', input, ({ mall, scope: { actor } }) =>
      storePointSettings(mall, actor, input),
    ),
  ),
}
