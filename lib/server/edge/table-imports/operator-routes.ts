import 'server-only'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import { tableImportKinds, tableImports, type TableImportKind } from '@/lib/domain/import/table/kinds'
import { tableTemplate } from '@/lib/domain/import/table/read-row'
import * as deskMessages from '@/lib/domain/messages/desk'
import { partBytes } from '@/lib/domain/task/task-file'
import { os, type CallContext } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { deskRoleOf } from '@/lib/server/ground/operator/scope'
import {
  addTableImport,
  checkTableImport,
  putTablePart,
  readTableImport,
} from '@/lib/server/ground/table-import/prepare-import'
import { workbook } from '@/lib/server/ground/table-import/report'
import { tables } from './tables'

const routes = os.operator.tableImport

/** The kinds that the caller may import. */
const kindsOf = (context: CallContext): TableImportKind[] => {
  const role = deskRoleOf(context)
  return tableImportKinds.filter((kind) => mayDo(role, tableImports[kind].write))
}

/** @throws MallError 403 您的账号没有这项权限 */
function assertMay(context: CallContext, kind: TableImportKind): void {
  if (!kindsOf(context).includes(kind)) throw new MallError(deskMessages.notAllowed, { status: 403 })
}

export const operatorTableImportRoutes = {
  create: routes.create.handler(({ input, context }) => {
    assertMay(context, input.kind)
    return operatorWrite(context, 'tableImport.create', input, async ({ mall, scope: { actor } }) => {
      const { kind, name, size } = input
      return { task_id: await addTableImport(mall, actor, kind, { name, size }), part_bytes: partBytes }
    })
  }),

  part: routes.part.handler(async ({ input, context }) => {
    const bytes = new Uint8Array(await input.file.arrayBuffer())
    await putTablePart(context.mall, input.task_id, kindsOf(context), { index: input.index, bytes })
    return { status: true as const }
  }),

  read: routes.read.handler(({ input, context }) =>
    readTableImport(context.mall, input.task_id, tables, kindsOf(context)),
  ),

  check: routes.check.handler(({ input, context }) =>
    operatorWrite(context, 'tableImport.check', input, async ({ mall }) => {
      await checkTableImport(mall, input.task_id, kindsOf(context))
      return { status: true as const }
    }),
  ),

  template: routes.template.handler(({ input, context }) => {
    assertMay(context, input.kind)
    const table = tables.find(({ kind }) => kind === input.kind)
    return workbook(`${tableImports[input.kind].name}导入模板.xlsx`, tableTemplate(table?.columns ?? {}))
  }),
}
