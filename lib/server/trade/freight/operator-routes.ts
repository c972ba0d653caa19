import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { listRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import {
  addTemplate,
  changeTemplate,
  getTemplate,
  listTemplates,
  setDefaultTemplate,
} from './change-templates'
import { bulkTemplates, removeTemplate, restoreTemplate } from './remove-templates'

const routes = os.operator.freight

export const operatorFreightRoutes = {
  list: routes.list.handler(async ({ context }) => ({ list: await listTemplates(context.mall.db) })),

  info: routes.info.handler(({ input, context }) => getTemplate(context.mall.db, input.templates_id)),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'freight.add', input, ({ mall, scope: { actor } }) =>
      addTemplate(mall, actor, input),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'freight.change', input, ({ mall, scope: { actor } }) =>
      changeTemplate(mall, actor, input.templates_id, input),
    ),
  ),

  setDefault: routes.setDefault.handler(({ input, context }) =>
    operatorWrite(context, 'freight.setDefault', input, async ({ mall, scope: { actor } }) => ({
      list: await setDefaultTemplate(mall, actor, input.templates_id),
    })),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'freight.remove', input, async ({ mall, scope: { actor } }) => {
      await removeTemplate(mall, actor, input.templates_id)
      return { status: true as const }
    }),
  ),

  bulk: routes.bulk.handler(({ input, context }) =>
    operatorWrite(context, 'freight.bulk', input, ({ mall, scope: { actor } }) =>
      bulkTemplates(mall, actor, input.templates_ids, input.change),
    ),
  ),

  recycled: routes.recycled.handler(async ({ input, context: { mall } }) =>
    wireList(await listRecycled(mall.db, 'freight', input, mall.now())),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'freight.restore', input, ({ mall, scope: { actor } }) =>
      restoreTemplate(mall, actor, input.templates_id),
    ),
  ),
}
