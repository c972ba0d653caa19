import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getRechargeSettings, storeRechargeSettings } from './recharge-setting'
import { topUpDeposit } from './top-up-deposit'

const routes = os.operator.deposit

export const operatorDepositRoutes = {
  get: routes.get.handler(({ context }) => getRechargeSettings(context.mall)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'deposit.set', input, ({ mall, scope: { actor } }) =>
      storeRechargeSettings(mall, actor, input),
    ),
  ),

  topUp: routes.topUp.handler(({ input, context }) =>
    operatorWrite(context, 'deposit.topUp', input, async ({ mall, scope: { actor } }) => {
      const { user_id: userId, fee, reason } = input
      return { user_id: userId, deposit: await topUpDeposit(mall, actor, { userId, fee, reason }), fee }
    }),
  ),
}
