import 'server-only'
import type { StoredRole } from '@/lib/domain/desk/roles'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { accountSessions, endAccountSessions, resetFactor } from './account-security'
import { addAccount, changeAccount, makeAccountLink, removeAccount } from './change-account'
import { listAccounts } from './list-accounts'
import { addRole, changeRole, listRoles, removeRole } from './own-roles'

const routes = os.operator.account
const roles = os.operator.role

const wantedPost = (input: {
  desk_role: StoredRole
  role_id?: number | undefined
  distributor_id?: number | undefined
}) => ({ deskRole: input.desk_role, roleId: input.role_id, shopId: input.distributor_id })

export const operatorAccountRoutes = {
  list: routes.list.handler(async ({ input, context }) =>
    wireList(await listAccounts(context.mall.db, input, input)),
  ),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'account.add', input, ({ mall, scope: { actor } }) =>
      addAccount(mall, actor, input, wantedPost(input)),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'account.change', input, ({ mall, scope: { actor } }) =>
      changeAccount(mall, actor, input.user_id, wantedPost(input)),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'account.remove', input, async ({ mall, scope: { actor } }) => {
      await removeAccount(mall, actor, input.user_id)
      return { status: true }
    }),
  ),

  sessions: routes.sessions.handler(async ({ input, context }) => ({
    list: await accountSessions(context.mall, scopeOf(context).actor, input.user_id),
  })),

  endSessions: routes.endSessions.handler(async ({ input, context }) => ({
    ended: await endAccountSessions(context.mall, scopeOf(context).actor, input.user_id),
  })),

  resetFactor: routes.resetFactor.handler(({ input, context }) =>
    operatorWrite(context, 'account.resetFactor', input, async ({ mall, scope: { actor } }) => ({
      status: await resetFactor(mall, actor, input.user_id),
    })),
  ),

  // Not kept under a key: the answer is a secret, of which the mall stores a hash only.
  makeLink: routes.makeLink.handler(({ input, context }) =>
    makeAccountLink(context.mall, scopeOf(context).actor, input.user_id),
  ),
}

export const operatorRoleRoutes = {
  list: roles.list.handler(async ({ context }) => ({ list: await listRoles(context.mall.db) })),

  add: roles.add.handler(({ input, context }) =>
    operatorWrite(context, 'role.add', input, ({ mall, scope: { actor } }) => addRole(mall, actor, input)),
  ),

  change: roles.change.handler(({ input, context }) =>
    operatorWrite(context, 'role.change', input, ({ mall, scope: { actor } }) =>
      changeRole(mall, actor, input.role_id, input),
    ),
  ),

  remove: roles.remove.handler(({ input, context }) =>
    operatorWrite(context, 'role.remove', input, async ({ mall, scope: { actor } }) => {
      await removeRole(mall, actor, input.role_id)
      return { status: true }
    }),
  ),
}
