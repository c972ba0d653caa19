import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { tableImportKinds, tableImports } from '@/lib/domain/import/table/kinds'
import * as deskMessages from '@/lib/domain/messages/desk'
import { partBytes } from '@/lib/domain/task/task-file'
import { call } from '../../call'
import { wireId, wireInt, wireText } from '../../fields'
import { forOperators, wireTableSize } from '../options'

const taskId = () => wireId(deskMessages.taskMissing)
const kind = () => z.enum(tableImportKinds, '请选择导入的内容')

/** Each kind has a permission of its own, which is checked once the kind is known. */
const forImports = {
  ...forOperators(null),
  anyPermission: tableImportKinds.map((one) => tableImports[one].write),
}

const readTable = z.object({
  task_id: z.int(),
  kind: z.enum(tableImportKinds),
  /** In words, such as `CSV，GB18030`. */
  format: z.string(),
  columns: z.array(
    z.object({
      /** The name of the column in the file. */
      header: z.string(),
      /** What it is imported as; empty when it is not. */
      use: z.string(),
      /** In words, with the reason for a column that is not imported. */
      label: z.string(),
      /** What its first rows say. */
      samples: z.array(z.string()),
    }),
  ),
})
export type ReadTableFile = z.infer<typeof readTable>

/**
 * Imports of small tables, such as stock: each kind needs the permission to write what it changes. A table comes in
 * parts; then reading, checking and running, which are steps of a task (`operator/tasks`).
 */
export const operatorTableImportContract = {
  create: call('POST', '/operator/imports', '新建表格导入', forImports)
    .input(
      z.object({
        kind: kind(),
        name: wireText(200, deskMessages.fileNameTooLong).min(1, deskMessages.fileNotChosen),
        size: wireTableSize(),
      }),
    )
    .output(z.object({ task_id: z.int(), part_bytes: z.int() })),

  part: call('POST', '/operator/imports/part', '上传表格分片', {
    ...forImports,
    maxFileBytes: partBytes,
  })
    .input(
      z.object({ task_id: taskId(), index: wireInt(0, maxId), file: z.file(deskMessages.fileNotChosen) }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** Finds the columns of the file. */
  read: call('POST', '/operator/imports/read', '识别表格', forImports)
    .input(z.object({ task_id: taskId() }))
    .output(readTable),

  /** Sends the file to its check, which a task does: nothing is written before the task is started. */
  check: call('POST', '/operator/imports/check', '检查表格', forImports)
    .input(z.object({ task_id: taskId() }))
    .output(z.object({ status: z.literal(true) })),

  /** The columns of a table, a line that explains them, and an example. */
  template: call('GET', '/operator/imports/template', '下载表格模板', { ...forImports, file: true })
    .input(z.object({ kind: kind() }))
    .output(z.file()),
}
