import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { readProfileSetting, storeProfileSetting } from './store-profile-setting'

const routes = os.operator.memberSetting

export const operatorMemberSettingRoutes = {
  get: routes.get.handler(({ context }) => readProfileSetting(context.mall.db)),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'memberSetting.set', input, ({ mall, scope: { actor } }) =>
      storeProfileSetting(mall, actor, input),
    ),
  ),
}
