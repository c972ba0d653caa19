import 'server-only'
import { minuteText } from '@/lib/domain/time/china'

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

/** The name of a file with its time. @param title such as 商品 @param now epoch seconds */
export const tableFileName = (title: string, format: TableFormat, now: number): string =>
  `${title}-${minuteText(now).replaceAll(/\D/g, '')}.${format}`

/** The bytes of a table as a file. */
export const streamedTable = (name: string, format: TableFormat, bytes: AsyncGenerator<Uint8Array>): File =>
  new StreamedFile(name, types[format], bytes)
