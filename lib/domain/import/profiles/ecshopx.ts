import { goodsTexts, type GoodsImportRow, type GoodsText } from '../goods-row'
import type { ColumnUse, ProfileReading, ReadOptions, RowReader } from '../profile-types'
import {
  cellReader,
  columnTable,
  headerKey,
  ignored,
  named,
  unknownLabel,
  usesByTable,
  type RowCells,
} from './columns'
import { guessMapping } from './guess-mapping'
import { splitList, splitPictures, statusOf } from './read-cell'
import {
  addCategory,
  addGradePrice,
  addPairs,
  addParam,
  newRow,
  pathIn,
  putCategory,
  putHeader,
  putList,
  putText,
  putTexts,
} from './row-fields'

/**
 * Files of products of ECShopX (contract files §1): its import, its export, and its points goods. A row is a SKU. Both
 * sets of headers are read from one file, too; 简介 alone means different things in them.
 */

const noCommission = ignored('没有分润')
const asParam = (name: string) => named(`param:${name}`, `参数“${name}”`)

const shared = {
  '商品名称/item_name': 'item_name',
  'SPU编码/SPU编号/goods_bn': 'goods_bn',
  'SKU编码/SKU编号/商品货号/货号/商品编码/item_bn': 'item_bn',
  '管理分类/item_main_category': 'main_category',
  '品牌/goods_brand': 'brand',
  '运费模板/templates_id': 'template',
  '重量/weight': 'weight',
  '库存/store': 'store',
  '起订量/start_num': 'start_num',
  '商品状态/approve_status': 'status',
  '规格图/item_spec_pics': 'spec_pics',
  '详情图/图文详情图': 'intro_pics',
  '视频/videos': 'videos',
  搜索标题: 'seo_title',
  搜索描述: 'seo_description',
  搜索关键词: 'seo_keywords',
  商品详情: 'intro',
  '发货时间/delivery_time': 'delivery_time',
  是否支持分润: noCommission,
  分润类型: noCommission,
  拉新分润: noCommission,
  推广分润: noCommission,
  '商品id/goods_id': ignored('原系统的编号'),
  '体积/volume': ignored('没有体积'),
  '产地/origin_place': asParam('产地'),
  '贮存方式/storage_way': asParam('贮存方式'),
  '商品规格/specification': asParam('商品规格'),
} as const

const importColumns = {
  销售价: 'price',
  市场价: 'market_price',
  成本价: 'cost_price',
  头图: 'pics',
  销售分类: 'item_category',
  条形码: 'barcode',
  单位: 'item_unit',
  规格值: 'specs',
  参数值: 'params',
} as const

const exportColumns = {
  '商品售价/price': 'price',
  '商品划线价/market_price': 'market_price',
  '商品进价/cost_price': 'cost_price',
  '商品图片/pics': 'pics',
  '前端分类/item_category': 'item_category',
  '商品条码/barcode': 'barcode',
  '销售单位/item_unit': 'item_unit',
  '销售规格/item_spec': 'specs',
  '商品参数/item_params': 'params',
  '商品副标题/brief': 'brief',
  '商品标签/标签/tag_name': 'tags',
} as const

const pointsColumns = { 积分价格: 'point', 图片: 'pics', 分类: 'item_category' } as const

const importTable = columnTable({ ...shared, ...importColumns, ...exportColumns, 简介: 'brief' })
const exportTable = columnTable({ ...shared, ...importColumns, ...exportColumns, '简介/intro': 'intro' })
const pointsTable = columnTable({
  ...shared,
  ...importColumns,
  ...exportColumns,
  ...pointsColumns,
  简介: 'brief',
})

const keysOf = (columns: object): ReadonlySet<string> =>
  new Set(
    Object.keys(columns)
      .flatMap((names) => names.split('/'))
      .map(headerKey),
  )

/** Names that files of other systems rarely have. */
const ownNames = '管理分类 SPU编码 起订量 头图 规格图 运费模板 销售分类 规格值 参数值 发货时间'.split(' ')

const exportKeys = keysOf(exportColumns)
const importKeys = keysOf(importColumns)

/** Which of the three kinds of files the names of the columns are; null for none of them. */
export function ecshopxKind(header: readonly string[]): 'ecshopx' | 'ecshopx-export' | 'points-goods' | null {
  const uses = usesByTable(header, importTable)
  const has = (use: string) => uses.some((column) => column.use === use)
  const count = (keys: ReadonlySet<string>) =>
    new Set(uses.map((column) => headerKey(column.header)).filter((key) => keys.has(key))).size
  const keys = new Set(uses.map((column) => headerKey(column.header).replace(/\([^()]*\)$/, '')))
  if (keys.has('积分价格') && (has('item_bn') || has('item_name'))) return 'points-goods'
  const exported = count(exportKeys)
  const imported = count(importKeys)
  const hasName = keys.has('商品名称') || keys.has('itemname')
  if (hasName && exported > imported && (has('price') || has('main_category'))) return 'ecshopx-export'
  if (hasName && (keys.has('管理分类') || keys.has('销售价'))) {
    // A spreadsheet with a few of these names is better mapped when its other columns say something, too.
    const unknown = header.filter((_, index) => uses[index]?.use === '' && uses[index].label === unknownLabel)
    const isOwn = ownNames.filter((name) => keys.has(headerKey(name))).length >= 3
    return isOwn || guessMapping(unknown).every((target) => target === '') ? 'ecshopx' : null
  }
  // A file that updates SKUs by their codes.
  const known = uses.filter(({ use }) => use !== '').length
  return keys.has('sku编码') && known >= 2 && known * 2 > uses.length ? 'ecshopx' : null
}

const gradeUse = 'grade:'

/** What new products need (contract files §1); a file of changes may leave their columns out. */
const needed = ['store', 'main_category'] as const
type Needed = readonly (typeof needed)[number][]

const reading = (table: ReturnType<typeof columnTable>, columns: Needed = []): ProfileReading => {
  const columnUses = (header: readonly string[], { grades }: ReadOptions): ColumnUse[] => {
    const byKey = new Map(grades.map((grade) => [headerKey(grade), grade]))
    return usesByTable(header, table, (key) => {
      const grade = byKey.get(key)
      return grade === undefined ? null : named(gradeUse + grade, `会员价：${grade}`)
    })
  }
  return {
    columnUses,
    rowReader: (header, options) => ecshopxReader(columnUses(header, options), columns),
  }
}

/** Texts that are taken as they are. */
const plainTexts = (Object.keys(goodsTexts) as GoodsText[]).filter((field) => field !== 'status')

/** `read` keeps the product of the row before: rows of one product share the SPU code, or the name when adjacent. */
function ecshopxReader(uses: readonly ColumnUse[], columns: Needed): RowReader {
  const cellsOf = cellReader(uses)
  const extra = uses.filter(({ use }) => use.startsWith(gradeUse) || use.startsWith('param:'))
  let before: { key: string; name: string; hasSpecs: boolean } | null = null

  const keyOf = (line: number, cells: RowCells): string => {
    const [code, name, sku] = [cells.text('goods_bn'), cells.text('item_name'), cells.text('item_bn')]
    if (code !== '') return `spu:${code}`
    if (name !== '') return before?.name === name ? before.key : `name:${name}@${line}`
    if (sku !== '') return `sku:${sku}`
    // Merged cells of a workbook have a text in their first row only.
    return before?.hasSpecs && cells.text('specs') !== '' ? before.key : `line:${line}`
  }

  return {
    read: ({ line, cells: texts }) => {
      const cells = cellsOf(texts)
      const key = keyOf(line, cells)
      before = {
        key,
        name: cells.text('item_name') || (before?.key === key ? before.name : ''),
        hasSpecs: cells.text('specs') !== '',
      }
      return [readRow(newRow(line, key), cells, extra, columns)]
    },
  }
}

function readRow(
  row: GoodsImportRow,
  cells: RowCells,
  extra: readonly ColumnUse[],
  columns: Needed,
): GoodsImportRow {
  for (const field of columns) {
    const { header, text } = cells.one(field)
    if (header === '' || text !== '') continue
    row.empty = [...(row.empty ?? []), field]
    row.headers[field] = header
  }
  putTexts(row, cells, plainTexts)
  putHeader(row, 'item_name', cells.one('item_name'))
  putText(row, 'status', cells.one('status'), statusOf(cells.text('status')))
  for (const field of ['pics', 'intro_pics', 'spec_pics'] as const) {
    const { header, text } = cells.one(field)
    putList(row, field, header, splitPictures(text))
  }
  const tags = cells.one('tags')
  putList(row, 'tags', tags.header, splitList(tags.text, /[,，|｜]/))
  const main = cells.one('main_category')
  putCategory(row, main.header, pathIn(row, main))
  const sold = cells.one('item_category')
  for (const text of splitList(sold.text, /[|｜]/))
    addCategory(row, sold.header, pathIn(row, { header: sold.header, text }))
  addPairs(row, 'specs', cells.one('specs'))
  addPairs(row, 'params', cells.one('params'))
  for (const { use } of extra) {
    const { header, text } = cells.one(use)
    if (text === '') continue
    if (use.startsWith(gradeUse)) addGradePrice(row, header, use.slice(gradeUse.length), text)
    else addParam(row, header, use.slice('param:'.length), text)
  }
  return row
}

export const ecshopx = reading(importTable, needed)
export const ecshopxExport = reading(exportTable)
export const pointsGoods = reading(pointsTable)
