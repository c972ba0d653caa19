import 'server-only'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import { exportSubjects } from '@/lib/domain/export/subjects'
import * as deskMessages from '@/lib/domain/messages/desk'
import { os, type CallContext } from '@/lib/server/ground/call-context'
import { cancelExport } from '@/lib/server/ground/export/cancel-export'
import { getExport, listExports, type ExportViewer } from '@/lib/server/ground/export/find-exports'
import { readExport } from '@/lib/server/ground/export/read-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf } from '@/lib/server/ground/operator/scope'
import { exportSources } from './sources'

const routes = os.operator.export

function viewerOf(context: CallContext): ExportViewer {
  const { actor, shopId, role } = personOf(context)
  return { userId: Number(actor.id), shopId, role }
}

export const operatorExportRoutes = {
  list: routes.list.handler(({ input, context }) =>
    listExports(context.mall.db, viewerOf(context), input, context.mall.now()),
  ),

  info: routes.info.handler(({ input, context }) =>
    getExport(context.mall.db, viewerOf(context), input.export_id, context.mall.now()),
  ),

  columns: routes.columns.handler(({ input: { subject }, context }) => {
    const { role } = personOf(context)
    const source = exportSources.find((one) => one.subject === subject)
    if (!source || !mayDo(role, exportSubjects[subject].permission))
      throw new MallError(deskMessages.notAllowed, { status: 403 })
    const request = { shopId: null, filter: {}, shown: [], at: context.mall.now() }
    return { list: [...source.headers(request)] }
  }),

  cancel: routes.cancel.handler(({ input, context }) =>
    operatorWrite(context, 'export.cancel', input, ({ mall, scope: { actor } }) =>
      cancelExport(mall, actor, viewerOf(context), input.export_id),
    ),
  ),

  file: routes.file.handler(({ input, context }) =>
    readExport(context.mall, personOf(context).actor, viewerOf(context), input.export_id),
  ),
}
