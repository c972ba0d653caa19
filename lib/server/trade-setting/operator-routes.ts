import 'server-only'
import { os } from '@/lib/server/context'
import { operatorWrite } from '@/lib/server/operator/operator-write'
import { getTradeSettings, storeTradeSettings } from './store-trade-settings'

const routes = os.operator.settings

export const operatorSettingRoutes = {
  get: routes.get.handler(({ context }) => getTradeSettings(context.mall)),

  put: routes.put.handler(({ input, context }) =>
    operatorWrite(context, 'settings.put', ({ actor }) => storeTradeSettings(context.mall, actor, input)),
  ),
}
