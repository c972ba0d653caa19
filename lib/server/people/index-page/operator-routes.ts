import 'server-only'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { deskRoleOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { arrangeIndexPage, getIndexPage, type Person } from './arrange-page'
import { addView, changeView, removeView } from './change-views'

const routes = os.operator.indexPage

const personOf = (context: CallContext): Person => ({
  userId: memberOf(context).userId,
  role: deskRoleOf(context),
  shopId: scopeOf(context).shopId ?? 0,
})

export const operatorIndexPageRoutes = {
  info: routes.info.handler(({ input, context }) =>
    getIndexPage(context.mall.db, personOf(context), input.page),
  ),

  arrange: routes.arrange.handler(({ input, context }) =>
    operatorWrite(context, 'indexPage.arrange', input, ({ mall }) =>
      arrangeIndexPage(mall.db, personOf(context), input.page, input),
    ),
  ),

  addView: routes.addView.handler(({ input, context }) =>
    operatorWrite(context, 'indexPage.addView', input, ({ mall, scope: { actor } }) =>
      addView(
        mall.db,
        personOf(context),
        actor,
        input.page,
        { ...input, columns: input.columns ?? [] },
        mall.now(),
      ),
    ),
  ),

  changeView: routes.changeView.handler(({ input, context }) =>
    operatorWrite(context, 'indexPage.changeView', input, ({ mall, scope: { actor } }) =>
      changeView(mall.db, personOf(context), actor, input.view_id, input, mall.now()),
    ),
  ),

  removeView: routes.removeView.handler(({ input, context }) =>
    operatorWrite(context, 'indexPage.removeView', input, async ({ mall, scope: { actor } }) => {
      await removeView(mall.db, personOf(context), actor, input.view_id, mall.now())
      return { status: true as const }
    }),
  ),
}
