import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Mall } from '@/lib/server/ground/mall'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import type { TableShape } from '@/lib/server/ground/table-file/table-shape'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'
import type { TaskOf, TaskReport } from '@/lib/server/ground/task/kind'
import { fileOf } from '@/lib/server/ground/task-file/task-files'
import type { GoodsImportInput } from './input'

/** The column of a report that tells what became of a row. It is not read back. */
const reportColumn = '说明'

/** The rows of the imported file with a further column; of refused products only, where the report says so. */
async function* reportRows(
  mall: Mall,
  { taskId, input }: TaskOf<GoodsImportInput>,
  shape: TableShape,
  { sentenceOf, refusedLines }: TaskReport,
): AsyncGenerator<readonly OutCell[]> {
  const headerLines = input.profile?.headerLines ?? 1
  const nameLine = input.profile?.nameLine ?? 1
  let lines = 0
  let width = 0
  for await (const { line, cells } of readTable(fileOf(mall, taskId, 'table', input.table), shape)) {
    lines++
    width = Math.max(width, cells.length)
    const padded = [...cells, ...Array.from({ length: width - cells.length }, () => '')]
    if (lines <= headerLines) yield lines === nameLine ? [...padded, reportColumn] : [...padded, '']
    else if (!refusedLines || refusedLines.has(line)) yield [...padded, sentenceOf.get(line) ?? '']
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The imported file with a column that tells what became of each row: corrected there, it can be imported again. */
export async function reportOf(
  mall: Mall,
  task: TaskOf<GoodsImportInput>,
  report: TaskReport,
): Promise<File> {
  const { shape, table } = task.input
  if (!shape) throw new MallError(deskMessages.fileMissing)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeTable(shape.format, reportRows(mall, task, shape, report)))
    parts.push(new Uint8Array(part))
  const name = table.name.replace(/\.\w+$/, '')
  return new File(parts, `${name}-导入结果.${shape.format}`, { type: types[shape.format] })
}
