import 'server-only'
import { boundedBytes, type FileSource } from './file-source'
import { maxInflatedBytes, maxRows, maxTableBytes } from './limits'
import { readTable } from './read-table'
import { tooManyRows } from './refusals'
import type { TableShape } from './table-shape'
import { readWorkbook } from './xlsx/xlsx-workbook'
import { openEntries } from './zip/zip-entries'

/**
 * Refuses a table with too many rows before its import begins, without reading its cells where there is no need. What
 * is overlooked here `readTable` refuses.
 * @throws MallError 表格不能超过 … 行
 */
export async function assertRows(source: FileSource, shape: TableShape): Promise<void> {
  if (shape.format === 'xlsx') return assertSheetRows(source)
  // Cells have line breaks too: the rows of a text with many lines are counted.
  if (shape.format === 'csv' && (await hasManyLines(source)))
    for await (const row of readTable(source, shape)) void row
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

const countOf = (bytes: Uint8Array, byte: number): number => {
  let count = 0
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count++
  return count
}

async function hasManyLines(source: FileSource): Promise<boolean> {
  const counts = { lines: 0, returns: 0 }
  for await (const bytes of boundedBytes(source, maxTableBytes)) {
    counts.lines += countOf(bytes, lineFeed)
    counts.returns += countOf(bytes, carriageReturn)
    if (Math.max(counts.lines, counts.returns) >= maxRows) return true
  }
  return false
}

const rowEnd = Buffer.from('</row>')
/** Bytes without the end of a row after which a sheet is not searched any further. */
const longestRow = 16 * 1024 * 1024

/** Counts rows with values by their tags; rows that have a format only are empty. */
async function assertSheetRows(source: FileSource): Promise<void> {
  const { sheet } = await readWorkbook(source)
  let count = 0
  let rest = Buffer.alloc(0)
  for await (const { content } of openEntries(source, [sheet], maxInflatedBytes))
    for await (const bytes of content) {
      const piece = Buffer.concat([rest, bytes])
      let begin = 0
      for (let end = piece.indexOf(rowEnd); end !== -1; end = piece.indexOf(rowEnd, begin)) {
        const row = piece.subarray(begin, end)
        if ((row.includes('<v>') || row.includes('<is>')) && ++count > maxRows) throw tooManyRows()
        begin = end + rowEnd.length
      }
      rest = piece.subarray(begin)
      if (rest.length > longestRow) return
    }
}
