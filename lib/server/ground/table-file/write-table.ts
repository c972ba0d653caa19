import 'server-only'
import { CsvWriter } from './csv/write-csv'
import { WorkSlices } from './work-slices'
import { XlsxWriter } from './xlsx/write-xlsx'

/** Numbers read as numbers in a spreadsheet, and texts as texts. */
export type OutCell = string | number | null

/** Adds rows to a file. The results are the bytes that are ready; there may be none. */
export interface TableWriter {
  start(): Uint8Array[]
  row(cells: readonly OutCell[]): Uint8Array[]
  end(): Uint8Array[]
}

/** A table as the bytes of a file, in chunks; its first row is the header. Memory does not grow with the rows. */
export async function* writeTable(
  format: 'csv' | 'xlsx',
  rows: AsyncIterable<readonly OutCell[]> | Iterable<readonly OutCell[]>,
): AsyncGenerator<Uint8Array> {
  const slices = new WorkSlices()
  const writer: TableWriter = format === 'xlsx' ? new XlsxWriter() : new CsvWriter()
  yield* writer.start()
  for await (const cells of rows) {
    yield* writer.row(cells)
    if (slices.isOver) await slices.next()
  }
  yield* writer.end()
}
