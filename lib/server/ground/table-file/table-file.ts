import 'server-only'
import { minuteText } from '@/lib/domain/time/china'
import { StreamedFile } from '@/lib/server/ground/streamed-file'

export type TableFormat = 'csv' | 'xlsx'

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The name of a file with its time. @param title such as 商品 @param now epoch seconds */
export const tableFileName = (title: string, format: TableFormat, now: number): string =>
  `${title}-${minuteText(now).replaceAll(/\D/g, '')}.${format}`

/** The bytes of a table as a file. */
export const streamedTable = (name: string, format: TableFormat, bytes: AsyncGenerator<Uint8Array>): File =>
  new StreamedFile(name, types[format], bytes)
