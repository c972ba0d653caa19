import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maxCellLength, maxColumns } from '../limits'
import { cellTooLong, tooManyColumns } from '../refusals'
import type { Separator, TableRow } from '../table-shape'

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const apostrophe = 0x27

/** A quote before what a spreadsheet would take for a formula: such texts are written with it (write-csv). */
const guarded = /^'+[=+\-@\t\r]/

/**
 * Parses CSV in pieces (RFC 4180, lines that end in CRLF, LF or CR). csv-parse either accepts a stray quote and takes
 * the rest of the file for one cell, or names the line where it noticed; this one names the row of the quote. Rows have
 * the numbers that spreadsheets show: line breaks inside cells do not count.
 */
export class CsvParser {
  readonly #separator: number
  #state: 'cell' | 'plain' | 'quoted' | 'closed' = 'cell'
  #rows: TableRow[] = []
  #cells: string[] = []
  #cell = ''
  /** The number of the row. */
  #line = 1
  #quoteLine = 1
  #afterReturn = false

  constructor(separator: Separator) {
    this.#separator = separator.charCodeAt(0)
  }

  /** Of what was parsed last. */
  get line(): number {
    return this.#line
  }

  /** The rows that `text` completes. Empty lines are counted and left out. */
  write(text: string): TableRow[] {
    for (let at = 0; at < text.length;)
      switch (this.#state) {
        case 'cell':
          at = this.#beginCell(text, at)
          break
        case 'plain':
          at = this.#plain(text, at)
          break
        case 'quoted':
          at = this.#quoted(text, at)
          break
        case 'closed':
          at = this.#closed(text, at)
      }
    return this.#take()
  }

  /** The last row, when it does not end in a line break. */
  end(): TableRow[] {
    if (this.#state === 'quoted') throw unclosed(this.#quoteLine)
    if (this.#cells.length > 0 || this.#state !== 'cell') this.#endRow()
    return this.#take()
  }

  #take(): TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #beginCell(text: string, at: number): number {
    const code = text.charCodeAt(at)
    if (code === lineFeed && this.#afterReturn) {
      this.#afterReturn = false
      return at + 1
    }
    this.#afterReturn = false
    if ((code === lineFeed || code === carriageReturn) && this.#cells.length === 0) {
      this.#nextLine(code)
      return at + 1
    }
    if (code !== quote) {
      this.#state = 'plain'
      return at
    }
    this.#state = 'quoted'
    this.#quoteLine = this.#line
    return at + 1
  }

  #plain(text: string, begin: number): number {
    const separator = this.#separator
    let end = begin
    let code = 0
    for (; end < text.length; end++) {
      code = text.charCodeAt(end)
      if (code === separator || code === lineFeed || code === carriageReturn) break
    }
    this.#append(text.slice(begin, end))
    if (end === text.length) return end
    this.#endAt(code)
    return end + 1
  }

  #quoted(text: string, begin: number): number {
    const end = text.indexOf('"', begin)
    const piece = text.slice(begin, end === -1 ? text.length : end)
    this.#append(piece)
    if (end === -1) return text.length
    this.#state = 'closed'
    return end + 1
  }

  /** After the quote that ends a cell, or the first of two that stand for one. */
  #closed(text: string, at: number): number {
    const code = text.charCodeAt(at)
    if (code === quote) {
      this.#append('"')
      this.#state = 'quoted'
    } else if (code === this.#separator || code === lineFeed || code === carriageReturn) this.#endAt(code)
    else if (code !== space) throw new MallError(`第 ${this.#quoteLine} 行的双引号不成对，请检查后再导入`)
    return at + 1
  }

  #append(piece: string): void {
    this.#cell += piece
    if (this.#cell.length <= maxCellLength) return
    throw this.#state === 'quoted' ? unclosed(this.#quoteLine) : cellTooLong(this.#line)
  }

  #endAt(code: number): void {
    if (code === this.#separator) {
      this.#endCell()
      return
    }
    this.#endRow()
    this.#nextLine(code)
  }

  #nextLine(code: number): void {
    this.#line++
    this.#afterReturn = code === carriageReturn
  }

  #endCell(): void {
    if (this.#cells.length === maxColumns) throw tooManyColumns(this.#line)
    const cell = this.#cell
    const text = cell.charCodeAt(0) === apostrophe && guarded.test(cell) ? cell.slice(1) : cell
    this.#cells.push(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
    this.#cell = ''
    this.#state = 'cell'
  }

  #endRow(): void {
    this.#endCell()
    this.#rows.push({ line: this.#line, cells: this.#cells })
    this.#cells = []
  }
}

const unclosed = (line: number) => new MallError(`第 ${line} 行的双引号没有结束，请检查后再导入`)
