import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { ColumnUse, ProfileReading, RowReader } from '../profile-types'
import { cellReader, columnTable, ignored, named, usesByTable, type RowCells } from './columns'
import { isFalse, isTrue, scaled, splitList, splitPath, statusOf } from './read-cell'
import { addSpec, newRow, putCategory, putList, putText, putTexts } from './row-fields'

/**
 * Files of products of Shopify with the old and the new header (contract files §4). Rows of one handle are one product,
 * whose own cells stand in its first row; further rows are SKUs, or pictures alone.
 */

const optionNumbers = [1, 2, 3] as const
const optionColumns = Object.fromEntries(
  optionNumbers.flatMap((n) => [
    [`Option${n} Name`, named(`option${n}_name`, `规格 ${n} 的名称`)],
    [`Option${n} Value`, named(`option${n}_value`, `规格 ${n} 的值`)],
    [`Option${n} Linked To`, ignored('规格与自定义字段的关联')],
  ]),
)
const grams = named('grams', '重量（克换算为千克）')
const noInventoryRule = ignored('库存规则')
const noTax = ignored('税')

const table = columnTable({
  ...optionColumns,
  'Handle/URL handle': named('handle', '商品的分组'),
  Title: 'item_name',
  'Body (HTML)/Body HTML/Description': 'intro',
  Vendor: 'brand',
  'Product Category': 'main_category',
  Type: named('type', '管理分类（没有商品类目时）'),
  Tags: 'tags',
  'Published/Published on online store': named('published', '商品状态（是否发布）'),
  Status: 'status',
  'Variant SKU/SKU': 'item_bn',
  'Variant Barcode/Barcode': 'barcode',
  'Variant Grams/Weight value (grams)': grams,
  'Variant Inventory Qty/Inventory quantity': 'store',
  'Variant Price/Price': 'price',
  'Variant Compare At Price/Compare-at price': 'market_price',
  'Cost per item': 'cost_price',
  'Image Src/Product image URL': 'pics',
  'Image Position': named('position', '图片的顺序'),
  'Variant Image/Variant image URL': 'spec_pics',
  'SEO Title': 'seo_title',
  'SEO Description': 'seo_description',
  'Gift Card': named('gift_card', '是否礼品卡（礼品卡不导入）'),
  'Image Alt Text': ignored('图片的说明'),
  'Variant Weight Unit/Weight unit for display': ignored('重量按克换算'),
  'Variant Inventory Tracker/Inventory tracker': noInventoryRule,
  'Variant Inventory Policy/Continue selling when out of stock': noInventoryRule,
  'Variant Fulfillment Service/Fulfillment service': ignored('发货方式'),
  'Variant Requires Shipping/Requires shipping': ignored('发货方式'),
  'Variant Taxable/Charge tax': noTax,
  'Variant Tax Code/Tax code': noTax,
})

const otherColumns = (key: string) => {
  if (/^(included|price|compareatprice|compare-atprice)\//.test(key)) return ignored('其他市场的价格')
  if (key.startsWith('googleshopping/')) return ignored('Google 购物')
  if (key.startsWith('unitprice')) return ignored('单位价格')
  return key.includes('metafield') ? ignored('自定义字段') : null
}

const columnUses = (header: readonly string[]): ColumnUse[] => usesByTable(header, table, otherColumns)

/** Whether the names of the columns are those of Shopify. */
export function shopifyKind(header: readonly string[]): 'shopify' | 'shopify-new' | null {
  const keys = new Set(columnUses(header).map((column) => column.header.toLowerCase()))
  const hasAny = (...names: string[]) => names.some((name) => keys.has(name))
  if (!keys.has('title')) return null
  if (keys.has('handle') && hasAny('variant price', 'variant sku', 'option1 name', 'body (html)'))
    return 'shopify'
  return keys.has('url handle') && hasAny('price', 'sku', 'option1 name') ? 'shopify-new' : null
}

/** What the rows of one handle share. */
interface Product {
  handle: string
  key: string
  optionNames: string[]
  status: string
  isGiftCard: boolean
  pictures: Set<string>
}

const texts: readonly GoodsText[] = [
  ...(['item_name', 'intro', 'brand', 'store', 'price', 'market_price', 'cost_price'] as const),
  ...(['seo_title', 'seo_description'] as const),
]

/** Exports write an apostrophe before digits, so that spreadsheets keep them as text. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=\d)/, '')

function statusFrom(cells: RowCells): string {
  const status = statusOf(cells.text('status'))
  const published = cells.text('published')
  if (status === 'onsale' || status === '') {
    if (isFalse(published)) return 'instock'
    return status === '' && isTrue(published) ? 'onsale' : status
  }
  return status
}

function productOf(line: number, cells: RowCells, before: Product | null): Product {
  const handle = cells.text('handle')
  const title = cells.text('item_name')
  if (before && (handle === '' ? title === '' : handle === before.handle)) {
    for (const n of optionNumbers) {
      const name = cells.text(`option${n}_name`)
      if (name !== '') before.optionNames[n] = name
    }
    before.status = statusFrom(cells) || before.status
    before.isGiftCard ||= isTrue(cells.text('gift_card'))
    return before
  }
  return {
    handle,
    key: handle === '' ? `line:${line}` : `handle:${handle}`,
    optionNames: ['', ...optionNumbers.map((n) => cells.text(`option${n}_name`))],
    status: statusFrom(cells),
    isGiftCard: isTrue(cells.text('gift_card')),
    pictures: new Set(),
  }
}

function putCategoryOf(row: GoodsImportRow, cells: RowCells): void {
  const category = cells.one('main_category')
  const type = cells.one('type')
  // A category may be the number of Shopify's taxonomy.
  const chosen = /^\d*$/.test(category.text) ? type : category
  putCategory(row, chosen.header, splitPath(chosen.text))
}

function putOptions(row: GoodsImportRow, cells: RowCells, { optionNames }: Product): void {
  const options = optionNumbers
    .map((n) => ({ cell: cells.one(`option${n}_value`), name: optionNames[n] || `规格${n}` }))
    .filter(({ cell }) => cell.text !== '')
  const [only] = options
  if (options.length === 1 && only?.cell.text.toLowerCase() === 'default title') return
  for (const { cell, name } of options) addSpec(row, cell.header, name, cell.text)
}

function putPicture(row: GoodsImportRow, cells: RowCells, { pictures }: Product): void {
  const { header, text } = cells.one('pics')
  if (text === '' || pictures.has(text)) return
  pictures.add(text)
  putList(row, 'pics', header, [text])
  const position = cells.text('position')
  if (/^\d{1,4}$/.test(position)) row.pic_position = Number(position)
}

const variantUses = ['option1_value', 'option2_value', 'option3_value', 'item_bn', 'price']

function rowReader(header: readonly string[]): RowReader {
  const cellsOf = cellReader(columnUses(header))
  let before: Product | null = null
  return {
    read: ({ line, cells: cellTexts }) => {
      const cells = cellsOf(cellTexts)
      const product = productOf(line, cells, before)
      const isSku = product !== before || variantUses.some((use) => cells.text(use) !== '')
      before = product
      const row = newRow(line, product.key, isSku ? 'sku' : 'pictures')
      putPicture(row, cells, product)
      if (!isSku) return row.pics ? [row] : []
      putTexts(row, cells, texts)
      for (const field of ['item_bn', 'barcode'] as const)
        putText(row, field, cells.one(field), withoutApostrophe(cells.text(field)))
      putText(row, 'weight', cells.one('grams'), scaled(withoutApostrophe(cells.text('grams')), 0.001))
      const statusUse = cells.text('status') === '' ? 'published' : 'status'
      putText(row, 'status', cells.one(statusUse), product.status)
      putCategoryOf(row, cells)
      putOptions(row, cells, product)
      const tags = cells.one('tags')
      putList(row, 'tags', tags.header, splitList(tags.text, /[,，]/))
      const picture = cells.one('spec_pics')
      putList(row, 'spec_pics', picture.header, picture.text === '' ? [] : [picture.text])
      if (product.isGiftCard)
        row.problems.push({ header: cells.one('gift_card').header, text: '礼品卡不导入' })
      return [row]
    },
  }
}

export const shopify: ProfileReading = { columnUses, rowReader }
