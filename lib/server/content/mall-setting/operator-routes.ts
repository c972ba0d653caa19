import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { readTdk, storeLoginPage, storeTdk } from './store-settings'

const routes = os.operator.template

/** Settings of pages that are not designed: sign-in pages, search texts (contract goods §9.1). */
export const operatorPageSettingRoutes = {
  setLoginPage: routes.setLoginPage.handler(({ input, context }) =>
    operatorWrite(context, 'template.setLoginPage', input, ({ mall, scope: { actor } }) =>
      storeLoginPage(mall, actor, input),
    ),
  ),

  tdk: routes.tdk.handler(({ input, context }) => readTdk(context.mall.db, input.page)),

  setTdk: routes.setTdk.handler(({ input: { page, ...texts }, context }) =>
    operatorWrite(context, 'template.setTdk', { page, ...texts }, ({ mall, scope: { actor } }) =>
      storeTdk(mall, actor, page, texts),
    ),
  ),
}
