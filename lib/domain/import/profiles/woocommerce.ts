import { quoted } from '../cell-values'
import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { ColumnUse, ProfileReading, RowReader } from '../profile-types'
import { cellReader, columnTable, headerKey, ignored, named, usesByTable, type RowCells } from './columns'
import { kilograms, scaled, splitList, splitPath, splitPictures, statusOf } from './read-cell'
import { addCategory, addParam, addSpec, newRow, putCategory, putList, putText, putTexts } from './row-fields'

/**
 * Files of products of WooCommerce (contract files §4): simple products, and variable ones with their variations, which
 * may stand before their parent and name it by SKU or `id:100`.
 */

const noSchedule = ignored('促销的时间')
const noTax = ignored('税')
const noRelation = ignored('关联商品')

const table = columnTable({
  ID: named('id', '商品的编号（用于对应规格）'),
  Type: named('type', '商品或规格'),
  Parent: named('parent', '规格所属的商品'),
  SKU: named('sku', 'SKU编码'),
  Name: 'item_name',
  Published: 'status',
  'Short description': 'brief',
  Description: 'intro',
  'In stock?': named('in_stock', '是否有货（没有库存数时）'),
  Stock: 'store',
  'Sale price': named('sale_price', '销售价（有促销价时）'),
  'Regular price': named('regular_price', '销售价，有促销价时是市场价'),
  Categories: named('categories', '管理分类，后面的是销售分类'),
  Tags: 'tags',
  Images: 'pics',
  'Brands/Brand': 'brand',
  'GTIN, UPC, EAN, or ISBN': 'barcode',
  'Date sale price starts': noSchedule,
  'Date sale price ends': noSchedule,
  'Tax status': noTax,
  'Tax class': noTax,
  'Is featured?': ignored('推荐'),
  'Visibility in catalog': ignored('可见范围'),
  'Backorders allowed?': ignored('缺货预订'),
  'Low stock amount': ignored('库存预警'),
  'Sold individually?': ignored('限购'),
  'Allow customer reviews?': ignored('评价设置'),
  'Purchase note': ignored('购买备注'),
  'Shipping class': ignored('运费类别'),
  'Grouped products': noRelation,
  Upsells: noRelation,
  'Cross-sells': noRelation,
  'External URL': ignored('外部商品'),
  'Button text': ignored('外部商品'),
  'Download limit': ignored('下载'),
  'Download expiry days': ignored('下载'),
  Position: ignored('排序'),
})

const attributeKey = /^attribute(\d{1,3})(name|value\(s\)|visible|global|default)$/
const attributeLabels = new Map([
  ['name', ['name', '的名称']],
  ['value(s)', ['value', '的值（规格或参数）']],
  ['default', ['default', '的默认值（用于区分规格）']],
])

function otherColumns(key: string) {
  const attribute = attributeKey.exec(key)
  if (attribute) {
    const label = attributeLabels.get(attribute[2] ?? '')
    const number = attribute[1] ?? ''
    return label
      ? named(`attribute${number}_${label[0]}`, `属性 ${number} ${label[1]}`)
      : ignored('属性的显示设置')
  }
  if (/^weight\((kg|g|lbs?|oz)\)$/.test(key)) return named('weight', '重量（换算为千克）')
  if (/^(length|width|height)\(/.test(key)) return ignored('没有尺寸')
  if (/^download\d+/.test(key)) return ignored('下载')
  return key.startsWith('meta:') ? ignored('自定义字段') : null
}

const columnUses = (header: readonly string[]): ColumnUse[] => usesByTable(header, table, otherColumns)

export function isWooCommerce(header: readonly string[]): boolean {
  const keys = new Set(header.map(headerKey))
  return keys.has('name') && keys.has('regularprice') && (keys.has('type') || keys.has('sku'))
}

/** Entries between commas; a comma inside an entry is written as `\,`. */
const entriesOf = (text: string): string[] =>
  splitList(text, /(?<!\\),/).map((entry) => entry.replaceAll(String.raw`\,`, ','))

interface Attribute {
  header: string
  name: string
  values: string[]
  hasDefault: boolean
}

/** A variable product that has been read, or that variations before it have named. */
interface Parent {
  key: string
  /** Attributes that its first variation gives as params unless it has a value of them; empty after that. */
  attributes: Attribute[]
  /** Names of the attributes that variations before it used. */
  used: Set<string>
  /** Whether a variation named it. */
  isNamed: boolean
}

const goodsTypes = ['simple', 'variable', 'variation'] as const

function typeOf(cells: RowCells): (typeof goodsTypes)[number] | null {
  const words = splitList(cells.text('type').toLowerCase(), ',')
  if (words.length === 0) return cells.text('parent') === '' ? 'simple' : 'variation'
  const found = goodsTypes.find((type) => words.includes(type))
  // A virtual or downloadable product is a simple one with a mark.
  const isMark = words.every((word) => word === 'virtual' || word === 'downloadable')
  return found ?? (isMark ? 'simple' : null)
}

function rowReader(header: readonly string[]): RowReader {
  const uses = columnUses(header)
  const cellsOf = cellReader(uses)
  const perKg = weightFactor(header)
  const numbers = uses
    .map(({ use }) => /^attribute(\d+)_name$/.exec(use)?.[1])
    .filter((number) => number !== undefined)
    .toSorted((a, b) => Number(a) - Number(b))
  /** By `sku:…` and `id:…`. */
  const parents = new Map<string, Parent>()

  const attributesOf = (cells: RowCells): Attribute[] =>
    numbers
      .map((number) => ({
        header: cells.one(`attribute${number}_value`).header,
        name: cells.text(`attribute${number}_name`),
        values: entriesOf(cells.text(`attribute${number}_value`)),
        hasDefault: cells.text(`attribute${number}_default`) !== '',
      }))
      .filter(({ name, values }) => name !== '' && values.length > 0)

  const parentOf = (reference: string): Parent => {
    const id = /^id:\s*(\d+)$/i.exec(reference)?.[1]
    const key = id === undefined ? `sku:${reference}` : `id:${id}`
    const parent = parents.get(key) ?? { key, attributes: [], used: new Set<string>(), isNamed: false }
    parents.set(key, parent)
    return parent
  }

  const readVariation = (row: GoodsImportRow, cells: RowCells, parent: Parent): GoodsImportRow => {
    parent.isNamed = true
    putText(row, 'item_bn', cells.one('sku'))
    const own = attributesOf(cells)
    for (const { header: column, name, values } of own) {
      addSpec(row, column, name, values.join(', '))
      parent.used.add(name)
    }
    const unused = parent.attributes.filter(({ name, hasDefault }) => !hasDefault && !parent.used.has(name))
    for (const { header: column, name, values } of unused) addParam(row, column, name, values.join('、'))
    parent.attributes = []
    putList(row, 'spec_pics', cells.one('pics').header, splitPictures(cells.text('pics')))
    // The state of the product is that of its parent, which may stand below.
    const status = statusOf(cells.text('status'))
    if (status === 'instock') putText(row, 'status', cells.one('status'), status)
    return row
  }

  /** The keys under which variations may name a variable product. */
  const rememberParent = (cells: RowCells, fallback: string): Parent => {
    const references = [cells.text('sku'), cells.text('id') && `id:${cells.text('id')}`].filter(Boolean)
    const names = references.map((reference) => parentOf(reference))
    const parent = names.find(({ isNamed }) => isNamed) ?? names[0] ?? parentOf(fallback)
    for (const { key } of names) parents.set(key, parent)
    return parent
  }

  const readProduct = (row: GoodsImportRow, cells: RowCells): GoodsImportRow => {
    putTexts(row, cells, ['item_name', 'brief', 'intro', 'brand'])
    putText(row, 'status', cells.one('status'), statusOf(cells.text('status')))
    putList(row, 'pics', cells.one('pics').header, splitPictures(cells.text('pics')))
    putList(row, 'tags', cells.one('tags').header, entriesOf(cells.text('tags')))
    const categories = cells.one('categories')
    const [main, ...others] = entriesOf(categories.text)
    if (main) putCategory(row, categories.header, splitPath(main))
    for (const path of others) addCategory(row, categories.header, splitPath(path))
    return row
  }

  const rowOf = (line: number, cells: RowCells): GoodsImportRow => {
    const type = typeOf(cells)
    const sku = cells.text('sku')
    const id = cells.text('id')
    const ownKey = sku === '' ? (id === '' ? `line:${line}` : `id:${id}`) : `sku:${sku}`
    if (type === 'variation') {
      const reference = cells.text('parent')
      const parent = reference === '' ? null : parentOf(reference)
      const row = newRow(line, parent?.key ?? ownKey)
      if (!parent) row.problems.push({ header: cells.one('parent').header, text: '没有写明规格所属的商品' })
      return readVariation(
        row,
        cells,
        parent ?? { key: ownKey, attributes: [], used: new Set(), isNamed: false },
      )
    }
    if (type === 'variable') {
      const parent = rememberParent(cells, ownKey)
      const row = readProduct(newRow(line, parent.key, 'product'), cells)
      putText(row, 'goods_bn', cells.one('sku'))
      const attributes = attributesOf(cells)
      // Variations before it have shown which attributes are specs; else the first one behind it does.
      if (parent.used.size === 0) parent.attributes = attributes
      else
        for (const { header: column, name, values } of attributes)
          if (!parent.used.has(name)) addParam(row, column, name, values.join('、'))
      return row
    }
    const row = readProduct(newRow(line, ownKey), cells)
    putText(row, 'item_bn', cells.one('sku'))
    for (const { header: column, name, values } of attributesOf(cells))
      addParam(row, column, name, values.join('、'))
    if (!type) row.problems.push({ header: cells.one('type').header, text: typeProblem(cells.text('type')) })
    return row
  }

  return {
    read: ({ line, cells: texts }) => {
      const cells = cellsOf(texts)
      const row = rowOf(line, cells)
      if (row.kind === 'sku') putSkuTexts(row, cells, perKg)
      return [row]
    },
  }
}

const typeProblem = (type: string): string => {
  const known = new Map([
    ['grouped', '组合商品不导入'],
    ['external', '外部商品不导入'],
  ])
  return known.get(type.toLowerCase()) ?? `商品类型${quoted(type)}不支持`
}

function weightFactor(header: readonly string[]): number {
  const unit = header.map((cell) => /^weight\((\w+)\)$/.exec(headerKey(cell))?.[1]).find(Boolean)
  return kilograms.get(unit ?? 'kg') ?? 1
}

const skuTexts: readonly GoodsText[] = ['barcode']

function putSkuTexts(row: GoodsImportRow, cells: RowCells, perKg: number): void {
  putTexts(row, cells, skuTexts)
  const [regular, sale] = [cells.one('regular_price'), cells.one('sale_price')]
  putText(row, 'price', sale.text === '' ? regular : sale)
  if (sale.text !== '') putText(row, 'market_price', regular)
  const stock = cells.one('store')
  // `parent`: the product has one stock for all its variations.
  if (stock.text !== '' && stock.text !== 'parent') putText(row, 'store', stock)
  else if (cells.text('in_stock') === '0') putText(row, 'store', cells.one('in_stock'))
  putText(
    row,
    'weight',
    cells.one('weight'),
    perKg === 1 ? cells.text('weight') : scaled(cells.text('weight'), perKg),
  )
}

export const wooCommerce: ProfileReading = { columnUses, rowReader }
