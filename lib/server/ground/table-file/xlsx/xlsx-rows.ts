import 'server-only'
import { dateText, isoDateText, numberText } from '../cell-number'
import type { FileSource } from '../file-source'
import { maxCellLength, maxColumns, maxInflatedBytes } from '../limits'
import { cellTooLong, damagedFile, tooManyColumns } from '../refusals'
import type { TableRow } from '../table-shape'
import { XmlParser, type XmlHandlers } from '../xml/xml-parser'
import { openEntries } from '../zip/zip-entries'
import { readSharedStrings, type SharedStrings } from './shared-strings'
import { readDateStyles } from './xlsx-styles'
import { unescaped, XlsxText } from './xlsx-text'
import { readWorkbook } from './xlsx-workbook'

/** What cells of a sheet refer to. */
interface SheetContext {
  strings: SharedStrings
  dateStyles: readonly boolean[]
  from1904: boolean
}

/**
 * The rows of the first visible sheet, a piece of the file at a time. Cells and rows that the file leaves out, as the
 * covered ones of merged cells, are empty or missing.
 */
export async function* xlsxRows(source: FileSource): AsyncGenerator<TableRow[]> {
  const workbook = await readWorkbook(source)
  const sheet = new SheetRows({
    strings: await readSharedStrings(source, workbook.sharedStrings),
    dateStyles: await readDateStyles(source, workbook.styles),
    from1904: workbook.from1904,
  })
  const parser = new XmlParser(sheet)
  for await (const { content } of openEntries(source, [workbook.sheet], maxInflatedBytes))
    for await (const bytes of content) {
      parser.write(bytes)
      yield sheet.take()
    }
  parser.end()
  yield sheet.take()
}

/** Makes rows of the elements of a sheet. */
class SheetRows implements XmlHandlers {
  readonly #context: SheetContext
  readonly #inline = new XlsxText(() => cellTooLong(this.#line))
  #rows: TableRow[] = []
  #cells: string[] = []
  #line = 0
  #column = -1
  #type = 'n'
  #style = 0
  #value = ''
  #formula: string | null = null
  #inFormula = false
  #inValue = false
  #inInline = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  /** The rows that were completed since the last call. */
  take(): TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#inValue = true
    else if (name === 'f') {
      this.#inFormula = true
      this.#formula = ''
    } else if (name === 'row') this.#openRow(attributes.r)
    else if (name === 'is') this.#inInline = true
    else if (this.#inInline) this.#inline.open(name)
  }

  text = (piece: string): void => {
    if (this.#inInline) return this.#inline.add(piece)
    if (this.#inFormula && this.#formula !== null && this.#formula.length < maxCellLength)
      this.#formula += piece
    if (!this.#inValue) return
    this.#value += piece
    if (this.#value.length > maxCellLength) throw cellTooLong(this.#line)
  }

  close = (name: string): void => {
    if (name === 'v') this.#inValue = false
    else if (name === 'f') this.#inFormula = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (name === 'is') this.#inInline = false
    else if (this.#inInline) this.#inline.close(name)
  }

  #openRow(written: string | undefined): void {
    this.#line = written === undefined ? this.#line + 1 : Number(written)
    if (!Number.isSafeInteger(this.#line)) throw damagedFile()
    this.#cells = []
    this.#column = -1
  }

  #closeRow(): void {
    if (this.#cells.length > 0) this.#rows.push({ line: this.#line, cells: this.#cells })
    this.#cells = []
  }

  #openCell({ r: reference, t: type, s: style }: Record<string, string>): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    this.#type = type ?? 'n'
    this.#style = style === undefined ? 0 : Number(style)
    this.#value = ''
    this.#formula = null
    this.#inline.clear()
  }

  #closeCell(): void {
    const text = this.#cellText()
    if (text === '') return
    if (this.#column >= maxColumns) throw tooManyColumns(this.#line)
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }

  #cellText(): string {
    const { strings, dateStyles, from1904 } = this.#context
    const value = this.#value
    if (this.#type === 'inlineStr') return this.#inline.value
    // A program that wrote the file left the formula to be worked out, some with an empty value: nothing would hide that a
    // value is missing. A formula whose result is the empty text says so by its type.
    if (this.#formula !== null && value === '' && this.#type !== 'str') return `=${this.#formula}`
    if (value === '') return ''
    if (this.#type === 's') return strings.at(Number(value))
    if (this.#type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
    if (this.#type === 'd') return isoDateText(value)
    if (this.#type !== 'n') return unescaped(value)
    return dateStyles[this.#style] === true ? dateText(value, from1904) : numberText(value)
  }
}

/** The column of a reference, from 0: `A1` is 0, `AB12` is 27. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  if (column === 0) throw damagedFile()
  return column - 1
}
