import 'server-only'
import { csvRows } from './csv/csv-rows'
import type { FileSource } from './file-source'
import { maxRows } from './limits'
import { tooManyRows } from './refusals'
import type { TableRow, TableShape } from './table-shape'
import { WorkSlices } from './work-slices'
import { xlsxRows } from './xlsx/xlsx-rows'
import { feedRows } from './xml/feed-rows'

/**
 * The rows of a table from the first one with content on, its header among them. Rows without content are left out;
 * short ones are as wide as the first row of several cells. Memory does not grow with the rows. Throws MallError where
 * the file ends to be a table or exceeds a limit.
 */
export async function* readTable(source: FileSource, shape: TableShape): AsyncGenerator<TableRow> {
  const slices = new WorkSlices()
  let width = 0
  let count = 0
  for await (const rows of rowsOf(source, shape)) {
    for (const row of rows) {
      if (slices.isOver) await slices.next()
      if (isEmpty(row) || isSeparatorLine(row)) continue
      if (++count > maxRows) throw tooManyRows()
      if (width < 2) width = row.cells.length
      while (row.cells.length < width) row.cells.push('')
      yield row
    }
    if (slices.isOver) await slices.next()
  }
}

function rowsOf(source: FileSource, shape: TableShape): AsyncGenerator<TableRow[]> {
  if (shape.format === 'xlsx') return xlsxRows(source)
  return shape.format === 'xml' ? feedRows(source, shape) : csvRows(source, shape)
}

const isEmpty = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === '')

/** `sep=;` tells Excel how a CSV file is separated. */
const isSeparatorLine = ({ line, cells }: TableRow) =>
  line === 1 && cells.length <= 2 && /^sep=.?$/.test(cells[0] ?? '')
