import 'server-only'
import type { FileSource } from './file-source'
import { readTable } from './read-table'
import type { TableRow, TableShape } from './table-shape'

/** The first lines of a table, its header among them. */
export async function readHead(source: FileSource, shape: TableShape, lines: number): Promise<TableRow[]> {
  const head: TableRow[] = []
  for await (const row of readTable(source, shape)) {
    head.push(row)
    if (head.length === lines) break
  }
  return head
}

/** Text that can be stored: without what PostgreSQL refuses. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** What refuses the row of a cell which cannot be stored as it is; null for others. */
export const unstorable = (text: string): string | null =>
  text.includes('\0') ? '有无法识别的字符，请重新填写' : null

/** The format of a table in words, such as `CSV，GB18030`. */
export const shapeWords = ({ format, encoding, separator }: TableShape): string =>
  format === 'xlsx'
    ? 'Excel'
    : [
        format.toUpperCase(),
        encoding?.toUpperCase() ?? '',
        separator === '\t' ? '制表符分隔' : separator === ';' ? '分号分隔' : '',
      ]
        .filter(Boolean)
        .join('，')

const shownCells = 3
const shownLength = 60

/** What the first lines of a table say in each column, for the page of an import. */
export const samplesOf = (lines: readonly TableRow[], column: number): string[] =>
  lines.flatMap(({ cells }) => cells[column]?.slice(0, shownLength) || []).slice(0, shownCells)
