import 'server-only'
import { randomUUID } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { moveDeposit } from './move-deposit'
import { getRechargeSettings, storeRechargeSettings } from './recharge-setting'

const routes = os.operator.deposit

export const operatorDepositRoutes = {
  get: routes.get.handler(({ context }) => getRechargeSettings(context.mall)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'deposit.set', input, ({ mall, scope: { actor } }) =>
      storeRechargeSettings(mall, actor, input),
    ),
  ),

  topUp: routes.topUp.handler(({ input, context }) =>
    operatorWrite(context, 'deposit.topUp', input, ({ mall, scope: { actor } }) => {
      const { user_id: userId, fee, reason } = input
      return mall.db.transaction(async (tx) => {
        const change = { userId, amount: fee, reason: 'topup' as const, reference: randomUUID() }
        const deposit = await moveDeposit(tx, change, mall.now())
        if (deposit === null) throw new MallError(memberMessages.memberMissing)
        const entry = {
          event: 'topUpDeposit',
          subject: 'member',
          subjectId: userId,
          after: { fee, deposit },
          reason,
        }
        await recordAudit(tx, { actor, ...entry }, mall.now())
        return { user_id: userId, deposit, fee }
      })
    }),
  ),
}
