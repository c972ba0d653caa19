import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf } from '@/lib/server/ground/operator/scope'
import { memberExport } from './export-members'
import { readProfileSetting, storeProfileSetting } from './store-profile-setting'

const routes = os.operator.memberSetting
const memberRoutes = os.operator.member

export const operatorMemberRoutes = {
  export: memberRoutes.export.handler(({ input, context }) =>
    operatorWrite(context, 'member.export', input, ({ mall }) => {
      const { format, columns, ...filter } = input
      return beginExport(mall, personOf(context), memberExport, { format, columns, filter })
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
