import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { ReadOptions } from '../profile-types'
import type { RowCells } from './columns'
import { scaled, splitList, splitPath, splitPictures, statusOf } from './read-cell'
import {
  addCategory,
  addGradePrice,
  addPairs,
  addParam,
  addSpec,
  putCategory,
  putHeader,
  putList,
  putText,
  putTexts,
} from './row-fields'

/** What the cells of a mapped row say about the product and its SKU, apart from which product it is. */

const plainTexts: readonly GoodsText[] = [
  ...(['item_name', 'goods_bn', 'item_bn', 'brief', 'intro', 'price', 'market_price', 'cost_price'] as const),
  ...(['point', 'start_num', 'videos', 'brand', 'template', 'weight', 'barcode', 'item_unit'] as const),
  'delivery_time',
  ...(['seo_title', 'seo_description', 'seo_keywords'] as const),
]

type Separators = Pick<ReadOptions, 'listSeparator' | 'pathSeparator'>

/** The separator that the operator chose, else what the text has: strong separators before commas. */
const separatorOf = (text: string, { listSeparator }: Pick<Separators, 'listSeparator'>): string | RegExp =>
  listSeparator || (/[|｜;；\n]/.test(text) ? /[|｜;；\n]/ : /[,，]/)

/** Paths of categories: what divides the levels of one does not divide several. */
function splitPaths(text: string, separators: Separators, usual: string | RegExp): string[] {
  const { listSeparator, pathSeparator = '' } = separators
  const separator = listSeparator || usual
  const isOfLevels =
    pathSeparator !== '' &&
    (typeof separator === 'string' ? separator === pathSeparator : separator.test(pathSeparator))
  return isOfLevels ? [text].filter(Boolean) : splitList(text, separator)
}

/** The stock of `default=100,north=20` is the sum of its warehouses. */
const storeOf = (text: string): string =>
  /^[^=,]{1,50}=\d{1,9}(,[^=,]{1,50}=\d{1,9})*$/.test(text)
    ? String(text.split(',').reduce((sum, entry) => sum + Number(entry.split('=')[1]), 0))
    : text

function putCategories(row: GoodsImportRow, cells: RowCells, separators: Separators): void {
  const { pathSeparator } = separators
  const pathOf = (text: string) => splitPath(text, pathSeparator || undefined)
  const main = cells.one('main_category')
  // Names of categories may have commas: only a separator that the operator chose divides several.
  const [first, ...others] = splitPaths(main.text, separators, '|')
  if (first !== undefined) putCategory(row, main.header, pathOf(first))
  for (const path of others) addCategory(row, main.header, pathOf(path))
  const levels = ['category1', 'category2', 'category3'].map((use) => cells.one(use))
  const named = levels.filter(({ text }) => text !== '')
  if (named[0])
    putCategory(
      row,
      named[0].header,
      named.map(({ text }) => text),
    )
  const sold = cells.one('item_category')
  for (const path of splitPaths(sold.text, separators, separatorOf(sold.text, separators)))
    addCategory(row, sold.header, pathOf(path))
}

/** Columns that are one specification, parameter or grade: `spec:颜色`. */
function putNamed(row: GoodsImportRow, cells: RowCells, namedUses: readonly string[]): void {
  for (const use of namedUses) {
    const { header, text } = cells.one(use)
    if (text === '') continue
    const name = use.slice(use.indexOf(':') + 1)
    if (use.startsWith('spec:')) addSpec(row, header, name, text)
    else if (use.startsWith('param:')) addParam(row, header, name, text)
    else addGradePrice(row, header, name, text)
  }
}

/** Sets everything but specs that columns number or list, which `putNumberedSpecs` does. */
export function putFields(
  row: GoodsImportRow,
  cells: RowCells,
  namedUses: readonly string[],
  separators: Separators,
): void {
  putTexts(row, cells, plainTexts)
  putHeader(row, 'item_name', cells.one('item_name'))
  if (cells.text('weight') === '')
    putText(row, 'weight', cells.one('weight_g'), scaled(cells.text('weight_g'), 0.001))
  putText(row, 'store', cells.one('store'), storeOf(cells.text('store')))
  putText(row, 'status', cells.one('status'), statusOf(cells.text('status')))
  for (const field of ['pics', 'intro_pics', 'spec_pics'] as const)
    for (const { header, text } of cells.all(field))
      putList(row, field, header, splitPictures(text, separators.listSeparator || /[|｜;；,，\n]/))
  for (const { header, text } of cells.all('tags'))
    putList(row, 'tags', header, splitList(text, separators.listSeparator || /[|｜;；,，、\n]/))
  putCategories(row, cells, separators)
  const params = cells.one('params')
  addPairs(row, 'params', params, separatorOf(params.text, separators))
  putSpecs(row, cells, separators)
  putNamed(row, cells, namedUses)
}

function putSpecs(row: GoodsImportRow, cells: RowCells, separators: Separators): void {
  const specs = cells.one('specs')
  // A text without names, such as 红色, is the value of one specification.
  if (/[:：]/.test(specs.text)) addPairs(row, 'specs', specs, separatorOf(specs.text, separators))
  else if (specs.text !== '') addSpec(row, specs.header, '规格', specs.text)
}

const specNumbers = [1, 2, 3, 4] as const

/** The names of numbered specs of a product: they may stand in its first row only. */
export function specNamesIn(
  cells: RowCells,
  { listSeparator }: Separators,
  before: readonly string[],
): string[] {
  const listed = splitList(cells.text('spec_names'), listSeparator || /[|｜;；,，]/)
  return specNumbers.map((n, index) => cells.text(`spec${n}_name`) || listed[index] || before[index] || '')
}

/** The name that a header such as 颜色 gives its values; empty for one that only numbers them, such as 规格1. */
const ownName = (header: string) => (/规格|属性|option|variant|spec|\d/i.test(header) ? '' : header.trim())

export function putNumberedSpecs(
  row: GoodsImportRow,
  cells: RowCells,
  names: readonly string[],
  { listSeparator }: Separators,
): void {
  const nameAt = (index: number) => names[index] || `规格${index + 1}`
  for (const [index, n] of specNumbers.entries()) {
    const { header, text } = cells.one(`spec${n}_value`)
    if (text !== '') addSpec(row, header, names[index] || ownName(header) || nameAt(index), text)
  }
  const listed = cells.one('spec_values')
  for (const [index, value] of splitList(listed.text, listSeparator || /[|｜;；,，]/).entries())
    addSpec(row, listed.header, nameAt(index), value)
}
