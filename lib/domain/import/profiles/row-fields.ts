import { quoted } from '../cell-values'
import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { Cell, RowCells } from './columns'
import { splitPairs, splitPath, specPair } from './read-cell'

export const newRow = (line: number, key: string, kind: GoodsImportRow['kind'] = 'sku'): GoodsImportRow => ({
  line,
  key,
  kind,
  texts: {},
  headers: {},
  problems: [],
})

/** Sets a text of a row from a cell; `text` is what the cell means where that differs. Empty texts are left out. */
export function putText(row: GoodsImportRow, field: GoodsText, cell: Cell, text = cell.text): void {
  if (text === '') return
  row.texts[field] = text
  row.headers[field] = cell.header
}

export function putTexts(row: GoodsImportRow, cells: RowCells, fields: readonly GoodsText[]): void {
  for (const field of fields) putText(row, field, cells.one(field))
}

/** Keeps the column of a field whose cell is empty, for the sentence that asks for it. */
export function putHeader(row: GoodsImportRow, field: GoodsText, { header }: Cell): void {
  if (header !== '') row.headers[field] ??= header
}

/** Sets a list of texts of a row. Empty lists are left out. */
export function putList(
  row: GoodsImportRow,
  field: 'pics' | 'intro_pics' | 'spec_pics' | 'tags',
  header: string,
  entries: readonly string[],
): void {
  if (entries.length === 0) return
  row[field] = [...new Set([...(row[field] ?? []), ...entries])]
  row.headers[field] ??= header
}

/** A category by its path. Levels may share a name, so that they are not made unique. */
export function putCategory(row: GoodsImportRow, header: string, path: readonly string[]): void {
  if (path.length === 0) return
  row.main_category = [...path]
  row.headers.main_category = header
}

export function addCategory(row: GoodsImportRow, header: string, path: readonly string[]): void {
  if (path.length === 0) return
  row.item_category = [...(row.item_category ?? []), [...path]]
  row.headers.item_category ??= header
}

/** The levels of a category in a cell; a text without any, such as `->`, is a problem of the row. */
export function pathIn(row: GoodsImportRow, { header, text }: Cell): string[] {
  const path = splitPath(text)
  if (text !== '' && path.length === 0) row.problems.push({ header, text: `${header}${quoted(text)}不正确` })
  return path
}

export function addSpec(row: GoodsImportRow, header: string, name: string, value: string): void {
  row.specs = [...(row.specs ?? []), specPair(name, value)]
  row.headers.specs ??= header
}

export function addParam(row: GoodsImportRow, header: string, name: string, value: string): void {
  row.params = [...(row.params ?? []), { name, value }]
  row.headers.params ??= header
}

export function addGradePrice(row: GoodsImportRow, header: string, grade: string, price: string): void {
  row.grade_prices = [...(row.grade_prices ?? []), { grade, price }]
  row.headers.grade_prices ??= header
}

/** Adds specs or params of a cell such as `颜色:红色|尺码:20cm`. */
export function addPairs(
  row: GoodsImportRow,
  field: 'specs' | 'params',
  { header, text }: Cell,
  separator?: string | RegExp,
): void {
  const { pairs, wrong } = splitPairs(text, separator)
  for (const { name, value } of pairs) (field === 'specs' ? addSpec : addParam)(row, header, name, value)
  for (const entry of wrong) row.problems.push({ header, text: `${quoted(entry)}没有写成“名称:值”的形式` })
}
