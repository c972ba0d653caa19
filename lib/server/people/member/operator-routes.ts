import 'server-only'
import { mayDo } from '@/lib/domain/desk/roles'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { deskRoleOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { exportMembers } from './export-members'
import { readProfileSetting, storeProfileSetting } from './store-profile-setting'

const routes = os.operator.memberSetting
const memberRoutes = os.operator.member

export const operatorMemberRoutes = {
  export: memberRoutes.export.handler(({ input: { format, ...filter }, context }) =>
    exportMembers(context.mall, scopeOf(context).actor, {
      format,
      filter,
      isShown: mayDo(deskRoleOf(context), 'member:export'),
    }),
  ),
}

export const operatorMemberSettingRoutes = {
  get: routes.get.handler(({ context }) => readProfileSetting(context.mall.db)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'memberSetting.set', input, ({ mall, scope: { actor } }) =>
      storeProfileSetting(mall, actor, input),
    ),
  ),
}
