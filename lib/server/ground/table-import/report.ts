import 'server-only'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import type { TableShape } from '@/lib/server/ground/table-file/table-shape'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'
import type { TaskReport } from '@/lib/server/ground/task/kind'

/** The column of a report that tells what became of a row. It is not read back. */
export const reportColumn = '说明'

/** How a file is laid out: how many lines its header has, and which of them has the names of the columns, from 1. */
export interface ReportLayout {
  headerLines: number
  nameLine: number
  /** Hides personal data: the masks of the columns, once the header is known. */
  masksOf?: (header: readonly string[]) => readonly (((text: string) => string) | null)[]
}

/** The rows of the imported file with a further column; of refused items only, where the report says so. */
async function* reportRows(
  source: FileSource,
  shape: TableShape,
  { headerLines, nameLine, masksOf }: ReportLayout,
  { sentenceOf, refusedLines }: TaskReport,
): AsyncGenerator<readonly OutCell[]> {
  let lines = 0
  let width = 0
  let masks: readonly (((text: string) => string) | null)[] = []
  for await (const { line, cells } of readTable(source, shape)) {
    lines++
    width = Math.max(width, cells.length)
    const padded = [...cells, ...Array.from({ length: width - cells.length }, () => '')]
    if (lines === nameLine) masks = masksOf?.(cells) ?? []
    if (lines <= headerLines) yield lines === nameLine ? [...padded, reportColumn] : [...padded, '']
    else if (!refusedLines || refusedLines.has(line))
      yield [...padded.map((text, index) => masks[index]?.(text) ?? text), sentenceOf.get(line) ?? '']
  }
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType }

/** The imported file with a column that tells what became of each row: corrected there, it can be imported again. */
export async function fileReport(
  source: FileSource,
  shape: TableShape,
  layout: ReportLayout,
  report: TaskReport,
): Promise<File> {
  // A feed is read back as a table.
  const format = shape.format === 'xml' ? 'csv' : shape.format
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeTable(format, reportRows(source, shape, layout, report)))
    parts.push(new Uint8Array(part))
  const rows = report.refusedLines ? '有错误的行' : '全部'
  const name = source.name.replace(/\.\w+$/, '')
  return new File(parts, `${name}-导入结果（${rows}）.${format}`, { type: types[format] })
}

/** A workbook of some rows, such as the template of an import. */
export async function workbook(name: string, rows: readonly (readonly string[])[]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeTable('xlsx', rows)) parts.push(new Uint8Array(part))
  return new File(parts, name, { type: xlsxType })
}
