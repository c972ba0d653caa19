import type { ApproveStatus } from '../approve-status'
import type { SpecPair } from '../goods/goods-form'
import type { TaskNote } from '../task/task'
import {
  centsOf,
  countOf,
  decimalOf,
  formulaProblem,
  isFormula,
  isShortened,
  quoted,
  statusOf,
} from './cell-values'
import type { GoodsImportField, GoodsImportRow, GoodsText } from './goods-row'

/**
 * A product of a file: its rows put together, their cells read. What is absent was not in the file and stays as it is.
 * Names of brands, categories, tags, templates and grades, and sources of pictures are still to be looked up.
 */
export interface GoodsDraft {
  key: string
  /** SPU code; empty where the file has none. */
  number: string
  lines: number[]
  name?: string | undefined
  brief?: string | undefined
  intro?: string | undefined
  unit?: string | undefined
  videos?: string | undefined
  /** Days within which it is sent. */
  deliveryTime?: number | undefined
  status?: ApproveStatus | undefined
  seo?: { title?: string; mate_description?: string; mate_keywords?: string } | undefined
  brand?: string | undefined
  template?: string | undefined
  mainCategory?: string[] | undefined
  categories?: string[][] | undefined
  tags?: string[] | undefined
  params?: { name: string; value: string }[] | undefined
  pics?: string[] | undefined
  introPics?: string[] | undefined
  pointsGoods: boolean
  /** A row leaves the column of the management category empty. */
  lacksCategory: boolean
  skus: SkuDraft[]
  /** Why it cannot be imported. */
  problems: TaskNote[]
  /** The column of a field, for sentences that are found later. */
  headers: Partial<Record<GoodsImportField, string>>
}

/** Whether a product is told apart by its name alone: its key then also has the line of its first row. */
export const isNamed = (key: string): boolean => key.startsWith('name:')

export interface SkuDraft {
  line: number
  /** Empty where the file has none. */
  number: string
  /** Off the shelf, while its product is on it. */
  isOffShelf: boolean
  specs: SpecPair[]
  /** `specs` are some of the specifications, under names of the file. */
  hasSomeSpecs: boolean
  barcode?: string | undefined
  /** Cents. */
  price?: number | undefined
  marketPrice?: number | undefined
  costPrice?: number | undefined
  point?: number | undefined
  store?: number | undefined
  /** The column of the stock is empty. */
  lacksStore: boolean
  /** Kilograms. */
  weight?: number | undefined
  startNum?: number | undefined
  pics?: string[] | undefined
  gradePrices?: { grade: string; price: number }[] | undefined
}

interface Reader {
  row: GoodsImportRow
  problems: TaskNote[]
  rate: number
}

const header = ({ row }: Reader, field: GoodsImportField) => row.headers[field] ?? field

/** Reads a cell; a text that says nothing sensible is a problem of its row. */
function cell<T>(reader: Reader, field: GoodsText, read: (text: string) => T | null): T | undefined {
  const text = reader.row.texts[field]
  if (text === undefined || text === '') return undefined
  const value = read(text)
  if (value !== null) return value
  const name = header(reader, field)
  reader.problems.push({ line: reader.row.line, column: name, text: `${name}${unreadable(text)}` })
  return undefined
}

/** The end of a sentence about a cell that says nothing sensible. */
const unreadable = (text: string) => (isFormula(text) ? formulaProblem(text) : `${quoted(text)}不正确`)

/** A code, such as an article number or a barcode. */
function code(reader: Reader, field: 'item_bn' | 'barcode'): string | undefined {
  const text = reader.row.texts[field]
  if (text !== undefined && isShortened(text)) {
    const name = header(reader, field)
    const sentence = `${name}${quoted(text)}被表格改成了科学计数，请把该列设为文本后重新填写`
    reader.problems.push({ line: reader.row.line, column: name, text: sentence })
  }
  return text
}

const wordTexts = [
  ...(['item_name', 'goods_bn', 'item_bn', 'brief', 'intro', 'brand', 'template', 'item_unit'] as const),
  ...(['barcode', 'seo_title', 'seo_description', 'seo_keywords'] as const),
]

/** The texts of a row by the fields that they are in; numbers are checked where they are read. */
function wordsOf(row: GoodsImportRow): [GoodsImportField, string][] {
  const words = (field: GoodsImportField, texts: readonly (string | undefined)[]) =>
    texts.map((text = ''): [GoodsImportField, string] => [field, text])
  return [
    ...wordTexts.flatMap((field) => words(field, [row.texts[field]])),
    ...words('main_category', row.main_category ?? []),
    ...words('item_category', row.item_category?.flat() ?? []),
    ...words('tags', row.tags ?? []),
    ...words(
      'specs',
      (row.specs ?? []).flatMap((pair) => [pair.spec_name, pair.spec_value_name]),
    ),
    ...words(
      'params',
      (row.params ?? []).flatMap(({ name, value }) => [name, value]),
    ),
  ]
}

/** The cells with a formula where a text is expected. */
const formulasOf = (row: GoodsImportRow): TaskNote[] =>
  wordsOf(row).flatMap(([field, text]) => {
    const column = row.headers[field] ?? field
    return isFormula(text) ? [{ line: row.line, column, text: `${column}${formulaProblem(text)}` }] : []
  })

/** Days as files write them: 2, 2天, 48小时. */
function daysOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,5})\s*(天|日|小时|时)?(?:内)?$/.exec(text) ?? []
  if (number === undefined) return null
  return unit === '小时' || unit === '时' ? Math.ceil(Number(number) / 24) : Number(number)
}

function gradePricesOf(reader: Reader): SkuDraft['gradePrices'] {
  const { row, problems, rate } = reader
  return row.grade_prices?.flatMap(({ grade, price }) => {
    const cents = centsOf(price, rate)
    if (cents !== null) return [{ grade, price: cents }]
    problems.push({ line: row.line, column: grade, text: `${grade}${unreadable(price)}` })
    return []
  })
}

function skuOf(reader: Reader, status: ApproveStatus | undefined): SkuDraft {
  const { row, rate } = reader
  const price = (text: string) => centsOf(text, rate)
  return {
    line: row.line,
    number: code(reader, 'item_bn') ?? '',
    isOffShelf: status !== 'instock' && statusOf(row.texts.status ?? '') === 'instock',
    specs: row.specs ?? [],
    hasSomeSpecs: row.has_some_specs ?? false,
    barcode: code(reader, 'barcode'),
    price: cell(reader, 'price', price),
    marketPrice: cell(reader, 'market_price', price),
    costPrice: cell(reader, 'cost_price', price),
    point: cell(reader, 'point', countOf),
    store: cell(reader, 'store', countOf),
    lacksStore: row.empty?.includes('store') ?? false,
    weight: cell(reader, 'weight', (text) => {
      const kilograms = decimalOf(text)
      return kilograms !== null && kilograms >= 0 ? kilograms : null
    }),
    startNum: cell(reader, 'start_num', (text) => {
      const count = countOf(text)
      return count === null ? null : Math.max(1, count)
    }),
    pics: row.spec_pics,
    gradePrices: gradePricesOf(reader),
  }
}

/**
 * The values of all rows without repetitions, by the position that a row gives, else in the sequence of the rows;
 * undefined when no row has values.
 */
const together = (rows: readonly GoodsImportRow[], list: 'pics' | 'intro_pics'): string[] | undefined => {
  const values = rows
    .toSorted((one, other) => (one.pic_position ?? 0) - (other.pic_position ?? 0))
    .flatMap((row) => row[list] ?? [])
  return values.length > 0 ? [...new Set(values)] : undefined
}

/** The first row that says something. */
const firstOf = <T>(
  rows: readonly GoodsImportRow[],
  read: (row: GoodsImportRow) => T | undefined,
): T | undefined => {
  for (const row of rows) {
    const value = read(row)
    if (value !== undefined && value !== '') return value
  }
  return undefined
}

/**
 * The product of the rows with one key. What its rows say about the product itself is taken from the first row that
 * says it.
 * @param rate yuan for one unit of the currency of the file
 */
export function draftOf(key: string, rows: readonly GoodsImportRow[], rate = 1): GoodsDraft {
  const problems = rows.flatMap((row) => [
    ...row.problems.map(({ header: column, text }) => ({ line: row.line, column, text })),
    ...formulasOf(row),
  ])
  const headers = Object.assign({}, ...rows.map((row) => row.headers)) as GoodsDraft['headers']
  const text = (field: GoodsText) => firstOf(rows, (row) => row.texts[field])
  const withStatus =
    rows.find((row) => row.kind === 'product' && row.texts.status) ?? rows.find((row) => row.texts.status)
  const status = withStatus && cell({ row: withStatus, problems, rate }, 'status', statusOf)
  const withDelivery = rows.find((row) => row.texts.delivery_time)
  const seo = {
    ...(text('seo_title') && { title: text('seo_title') }),
    ...(text('seo_description') && { mate_description: text('seo_description') }),
    ...(text('seo_keywords') && { mate_keywords: text('seo_keywords') }),
  } as GoodsDraft['seo']
  const skus = rows.filter(({ kind }) => kind === 'sku').map((row) => skuOf({ row, problems, rate }, status))
  return {
    key,
    number: text('goods_bn') ?? '',
    lines: rows.map(({ line }) => line),
    name: text('item_name'),
    brief: text('brief'),
    intro: text('intro'),
    unit: text('item_unit'),
    videos: text('videos'),
    deliveryTime: withDelivery && cell({ row: withDelivery, problems, rate }, 'delivery_time', daysOf),
    status,
    seo: seo && Object.keys(seo).length > 0 ? seo : undefined,
    brand: text('brand'),
    template: text('template'),
    mainCategory: firstOf(rows, (row) => row.main_category),
    categories: firstOf(rows, (row) => row.item_category),
    tags: firstOf(rows, (row) => row.tags),
    params: firstOf(rows, (row) => row.params),
    pics: together(rows, 'pics'),
    introPics: together(rows, 'intro_pics'),
    pointsGoods: rows.some((row) => row.texts.point !== undefined),
    lacksCategory: rows.some((row) => row.empty?.includes('main_category')),
    skus,
    problems,
    headers,
  }
}
