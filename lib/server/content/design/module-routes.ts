import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { listModules, removeModule, saveModule, wireModule } from './modules'

const routes = os.operator.designModule

export const operatorDesignModuleRoutes = {
  save: routes.save.handler(({ input, context }) =>
    operatorWrite(context, 'designModule.save', input, async ({ mall, scope: { actor } }) =>
      wireModule(await saveModule(mall, actor, memberOf(context).userId, input)),
    ),
  ),

  list: routes.list.handler(async ({ input, context }) => {
    const paging = { page: input.page, size: input.pageSize }
    const { list, total } = await listModules(context.mall, input.keyword ?? '', paging)
    return { total_count: total, list: list.map(wireModule) }
  }),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'designModule.remove', input, async ({ mall, scope: { actor } }) => {
      await removeModule(mall, actor, input.module_id)
      return { status: true as const }
    }),
  ),
}
