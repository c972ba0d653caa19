import 'server-only'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { MallError } from '@/lib/domain/errors'
import { plainNumber } from '../cell-number'
import { maxExcelCellLength, maxExcelRows } from '../limits'
import type { OutCell, TableWriter } from '../write-table'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts besides the sheet, which has the only styles 0 to 2: numbers, the bold header, texts. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${officeType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}
const headerStyle = 1
const textStyle = 2

const sheetStart = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** Characters that are compressed together. */
const chunkLength = 64 * 1024
/** Numbers of so many digits are codes, which spreadsheets would show as 1.2E+12. */
const codeLength = 12

/** A workbook of one sheet, whose texts stand in its cells: shared ones would be in memory until the end. */
export class XlsxWriter implements TableWriter {
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error
    this.#ready.push(bytes)
  })
  readonly #sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 })
  #ready: Uint8Array[] = []
  #text = declaration + sheetStart
  #line = 0

  start(): Uint8Array[] {
    for (const [name, xml] of Object.entries(parts)) {
      const part = new ZipDeflate(name)
      this.#zip.add(part)
      part.push(strToU8(declaration + xml), true)
    }
    this.#zip.add(this.#sheet)
    return this.#take()
  }

  row(cells: readonly OutCell[]): Uint8Array[] {
    const line = ++this.#line
    if (line > maxExcelRows) throw new MallError(`Excel 文件不能超过 ${maxExcelRows} 行，请导出为 CSV`)
    const style = line === 1 ? headerStyle : textStyle
    const xml = cells.map((cell, column) => xlsxCell(cell, `${columnName(column)}${line}`, style)).join('')
    this.#text += `<row r="${line}">${xml}</row>`
    if (this.#text.length < chunkLength) return []
    this.#sheet.push(strToU8(this.#text))
    this.#text = ''
    return this.#take()
  }

  end(): Uint8Array[] {
    this.#sheet.push(strToU8(this.#text + sheetEnd), true)
    this.#zip.end()
    return this.#take()
  }

  #take(): Uint8Array[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }
}

function xlsxCell(cell: OutCell, reference: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, reference, style)
  if (!Number.isFinite(cell)) return ''
  const text = plainNumber(cell)
  const isCode = text.replace(/\D/g, '').length >= codeLength
  return isCode ? textCell(text, reference, style) : `<c r="${reference}"><v>${text}</v></c>`
}

function textCell(text: string, reference: string, style: number): string {
  if (text.length > maxExcelCellLength)
    throw new MallError(`单元格 ${reference} 超过 Excel 的上限 ${maxExcelCellLength} 字，请导出为 CSV`)
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text of an element. Characters that XML cannot hold are written as Excel does (`unescaped` in xlsx-text.ts). */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

    .replace(
      /[&<>]|[\0-\x08\x0b-\x1f\ufffe\uffff]/g,
      (character) => replacements[character] ?? escaped(character),
    )
}

const escaped = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** `A` of column 0, `AB` of 27. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
