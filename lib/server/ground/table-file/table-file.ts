import 'server-only'
import { minuteText } from '@/lib/domain/time/china'
import { writeTable, type OutCell } from './write-table'

export type TableFormat = 'csv' | 'xlsx'

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file whose bytes are written while they are read, so that its rows are never in memory together. */
class StreamedFile extends File {
  readonly #parts: AsyncGenerator<Uint8Array>

  constructor(name: string, type: string, parts: AsyncGenerator<Uint8Array>) {
    super([], name, { type })
    this.#parts = parts
  }

  /** Once only. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const parts = this.#parts
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    })
  }
}

/**
 * A table as a file with the time in its name; the first row is the header.
 * @param title of the file, such as 商品
 * @param now epoch seconds
 */
export const tableFile = (
  title: string,
  format: TableFormat,
  rows: AsyncIterable<readonly OutCell[]>,
  now: number,
): File =>
  new StreamedFile(
    `${title}-${minuteText(now).replaceAll(/\D/g, '')}.${format}`,
    types[format],
    writeTable(format, rows),
  )
