import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getTradeSettings, storeTradeSettings } from './store-trade-settings'

const routes = os.operator.tradeSetting

export const operatorTradeSettingRoutes = {
  get: routes.get.handler(({ context }) => getTradeSettings(context.mall)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'tradeSetting.set', input, ({ mall, scope: { actor } }) =>
      storeTradeSettings(mall, actor, input),
    ),
  ),
}
