import 'server-only'
import { plainNumber } from '../cell-number'
import type { OutCell, TableWriter } from '../write-table'

/** Characters that make a chunk. */
const chunkLength = 64 * 1024
/** What spreadsheets take for a formula (OWASP, CSV injection), also behind the quotes that are written before it. */
const formula = /^'*[=+\-@\t\r]/

/** CSV as Excel opens it: UTF-8 with a byte order mark, lines that end in CRLF. */
export class CsvWriter implements TableWriter {
  readonly #encoder = new TextEncoder()
  #text = '\ufeff'

  start(): Uint8Array[] {
    return []
  }

  row(cells: readonly OutCell[]): Uint8Array[] {
    this.#text += `${cells.map(csvCell).join(',')}\r\n`
    return this.#text.length < chunkLength ? [] : this.end()
  }

  end(): Uint8Array[] {
    const bytes = this.#encoder.encode(this.#text)
    this.#text = ''
    return bytes.length === 0 ? [] : [bytes]
  }
}

function csvCell(cell: OutCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? plainNumber(cell) : ''
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
