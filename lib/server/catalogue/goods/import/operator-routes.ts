import 'server-only'
import { templateRows } from '@/lib/domain/import/template'
import { partBytes } from '@/lib/domain/task/task-file'
import { os } from '@/lib/server/ground/call-context'
import { beginExport } from '@/lib/server/ground/export/begin-export'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { personOf, scopeOf } from '@/lib/server/ground/operator/scope'
import { workbook } from '@/lib/server/ground/table-import/report'
import { goodsExport } from './export-goods'
import { stockExport } from './export-stock'
import { addImport, checkImport, putImportPart, readImport } from './prepare-import'

const routes = os.operator.goodsImport

export const operatorGoodsImportRoutes = {
  create: routes.create.handler(({ input, context }) =>
    operatorWrite(context, 'goodsImport.create', input, async ({ mall, scope: { actor } }) => {
      const { name, size, pictures_name, pictures_size } = input
      const pictures = pictures_size > 0 ? { name: pictures_name, size: pictures_size } : null
      return { task_id: await addImport(mall, actor, { name, size }, pictures), part_bytes: partBytes }
    }),
  ),

  part: routes.part.handler(async ({ input, context }) => {
    scopeOf(context)
    const bytes = new Uint8Array(await input.file.arrayBuffer())
    await putImportPart(context.mall, input.task_id, input.of, { index: input.index, bytes })
    return { status: true as const }
  }),

  read: routes.read.handler(({ input, context }) => {
    scopeOf(context)
    const { mapping, list_separator: listSeparator, path_separator: pathSeparator } = input
    return readImport(context.mall, input.task_id, { mapping, listSeparator, pathSeparator })
  }),

  check: routes.check.handler(({ input, context }) =>
    operatorWrite(context, 'goodsImport.check', input, async ({ mall }) => {
      const { rate, creates, approve_status, templates_id: templatesId, category_id: categoryId } = input
      const status = approve_status ?? null
      const refusesTemplates = input.unknown_template === 'refuse'
      const choices = { rate, creates, status, templatesId, categoryId, refusesTemplates }
      await checkImport(mall, input.task_id, choices)
      return { status: true as const }
    }),
  ),

  export: routes.export.handler(({ input, context }) =>
    operatorWrite(context, 'goodsImport.export', input, ({ mall }) => {
      const { format, columns, ...filter } = input
      return beginExport(mall, personOf(context), goodsExport, { format, columns, filter })
    }),
  ),

  exportStock: routes.exportStock.handler(({ input, context }) =>
    operatorWrite(context, 'goodsImport.exportStock', input, ({ mall }) => {
      const { format, columns, ...filter } = input
      return beginExport(mall, personOf(context), stockExport, { format, columns, filter })
    }),
  ),

  template: routes.template.handler(() => workbook('商品导入模板.xlsx', templateRows)),
}
