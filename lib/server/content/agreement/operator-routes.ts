import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { changeAgreement, listAgreements } from './change-agreement'

const routes = os.operator.agreement

export const operatorAgreementRoutes = {
  list: routes.list.handler(async ({ context }) => ({ list: await listAgreements(context.mall.db) })),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'agreement.set', input, ({ mall, scope: { actor } }) =>
      changeAgreement(mall, actor, input.type, input),
    ),
  ),
}
