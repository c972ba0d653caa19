import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { addAccount, changeAccount, makeAccountLink, removeAccount } from './change-account'
import { listAccounts } from './list-accounts'

const routes = os.operator.account

export const operatorAccountRoutes = {
  list: routes.list.handler(async ({ input, context }) =>
    wireList(await listAccounts(context.mall.db, input.kind, input)),
  ),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'account.add', input, ({ mall, scope: { actor } }) =>
      addAccount(mall, actor, input.mobile, { deskRole: input.desk_role, shopId: input.distributor_id }),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'account.change', input, ({ mall, scope: { actor } }) =>
      changeAccount(mall, actor, input.user_id, { deskRole: input.desk_role, shopId: input.distributor_id }),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'account.remove', input, async ({ mall, scope: { actor } }) => {
      await removeAccount(mall, actor, input.user_id)
      return { status: true }
    }),
  ),

  // Not kept under a key: the answer is a secret, of which the mall stores a hash only.
  makeLink: routes.makeLink.handler(({ input, context }) =>
    makeAccountLink(context.mall, scopeOf(context).actor, input.user_id),
  ),
}
