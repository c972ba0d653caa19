import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite, preparedWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf, type Scope } from '@/lib/server/ground/operator/scope'
import { addClerk, countTry, listClerks, makeClerkLink, removeClerk } from './shop-clerks'

const routes = os.operator.clerk

/** The shop of a call: the own one of a merchant. @throws MallError 请选择所属店铺 for operators who name none */
function shopOf({ shopId }: Scope, named: number | undefined): number {
  const id = shopId ?? named
  if (id === undefined) throw new MallError(deskMessages.shopNeeded)
  return id
}

export const operatorClerkRoutes = {
  list: routes.list.handler(async ({ input, context }) => ({
    list: await listClerks(context.mall.db, shopOf(scopeOf(context), input.distributor_id)),
  })),

  add: routes.add.handler(({ input, context }) =>
    preparedWrite(
      context,
      'clerk.add',
      input,
      (mall, { actor }) => countTry(mall, actor),
      ({ mall, scope }) => addClerk(mall, scope.actor, shopOf(scope, input.distributor_id), input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'clerk.remove', input, async ({ mall, scope }) => {
      await removeClerk(mall, scope.actor, shopOf(scope, input.distributor_id), input.user_id)
      return { status: true as const }
    }),
  ),

  // Not kept under a key: the answer is a secret, of which the mall stores a hash only.
  makeLink: routes.makeLink.handler(({ input, context }) => {
    const scope = scopeOf(context)
    return makeClerkLink(context.mall, scope.actor, shopOf(scope, input.distributor_id), input.user_id)
  }),
}
