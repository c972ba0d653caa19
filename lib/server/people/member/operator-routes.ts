import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { eraseByRequest, findMember } from '@/lib/server/people/personal-data/erase-by-request'
import { writeErased } from '@/lib/server/people/personal-data/erased-file'
import { makePersonalFile, readPersonalFile } from '@/lib/server/people/personal-data/personal-file'
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

  personalData: memberRoutes.personalData.handler(({ input, context }) =>
    operatorWrite(context, 'member.personalData', input, async ({ mall, scope: { actor } }) => {
      const userId = await findMember(mall.db, input.mobile)
      return { user_id: userId, ...(await makePersonalFile(mall, actor, { userId, reason: input.reason })) }
    }),
  ),

  personalDataFile: memberRoutes.personalDataFile.handler(({ input, context }) =>
    readPersonalFile(context.mall, scopeOf(context).actor, input.key),
  ),

  erase: memberRoutes.erase.handler(({ input, context }) =>
    operatorWrite(context, 'member.erase', input, async ({ mall, scope: { actor }, afterCommit }) => {
      const userId = await findMember(mall.db, input.mobile)
      const erased = await eraseByRequest(mall, actor, { userId, reason: input.reason })
      afterCommit(() => writeErased(context.mall, [erased]))
      return { user_id: userId }
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
