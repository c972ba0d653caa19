import type { GoodsImportRow, GoodsText } from '../goods-row'
import type { ColumnUse, Header, ProfileReading, RowReader } from '../profile-types'
import { cellReader, columnTable, headerKey, ignored, named, usesByTable } from './columns'
import type { Cell, RowCells } from './columns'
import { kilograms, scaled, splitPath, splitPictures } from './read-cell'
import { addParam, addSpec, newRow, putCategory, putList, putText, putTexts } from './row-fields'

/**
 * Product feeds of Google, as tables or in XML (contract files §4); the names of their columns may have the prefix `g:`. A row is a
 * SKU; rows with the same item_group_id are one product, whose colour, size, material and pattern tell SKUs apart.
 */

const variantAttributes = [
  ['color', '颜色'],
  ['size', '尺寸'],
  ['material', '材质'],
  ['pattern', '图案'],
] as const

const columns = {
  id: 'item_bn',
  title: 'item_name',
  description: 'intro',
  item_group_id: named('group', '商品的分组'),
  image_link: 'pics',
  additional_image_link: named('more_pics', '头图（更多图片）'),
  availability: 'status',
  price: named('price', '销售价，有促销价时是市场价'),
  sale_price: named('sale_price', '销售价（有促销价时）'),
  cost_of_goods_sold: 'cost_price',
  brand: 'brand',
  gtin: 'barcode',
  product_type: 'main_category',
  google_product_category: named('google_category', '管理分类（没有商品类型时）'),
  energy_efficiency_class: named('energy', '参数“能效等级”'),
  shipping_weight: named('weight', '重量（换算为千克）'),
  ...Object.fromEntries(
    variantAttributes.map(([use, name]) => [use, named(use, `规格“${name}”，没有分组时是参数`)]),
  ),
  link: ignored('商品页面的地址'),
  mobile_link: ignored('商品页面的地址'),
  mpn: ignored('厂商型号'),
  condition: ignored('新旧程度'),
  identifier_exists: ignored('是否有条形码'),
  shipping: ignored('运费'),
  tax: ignored('税'),
  sale_price_effective_date: ignored('促销的时间'),
} as const

const table = columnTable(
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, use]) => [
      [name, use],
      [`g:${name}`, use],
    ]),
  ),
)

const otherColumns = (key: string) => (/^(g:)?customlabel\d$/.test(key) ? ignored('广告标签') : null)

const columnUses = (header: readonly string[]): ColumnUse[] => usesByTable(header, table, otherColumns)

export function isGoogleFeed(header: readonly string[]): boolean {
  const keys = new Set(header.map((cell) => headerKey(cell).replace(/^g:/, '')))
  return (
    ['id', 'title', 'price'].every((key) => keys.has(key)) &&
    (keys.has('imagelink') || keys.has('availability'))
  )
}

/** `15.00 CNY` or `CNY 15.00` as number and currency. Texts of another form have no currency. */
function amountOf(text: string): { amount: string; currency: string } {
  const [, before, amount, after] = /^([a-z]{3})?\s*([\d.,]+)\s*([a-z]{3})?$/i.exec(text) ?? []
  return amount === undefined
    ? { amount: text, currency: '' }
    : { amount, currency: (before ?? after ?? '').toUpperCase() }
}

/** Whether all prices of the first lines are in yuan. */
export function isInYuan([header, ...rows]: readonly Header[]): boolean {
  const cellsOf = cellReader(columnUses(header?.cells ?? []))
  const prices = rows.map(({ cells }) => amountOf(cellsOf(cells).text('price')).currency)
  return prices.length > 0 && prices.every((currency) => currency === 'CNY' || currency === 'RMB')
}

function putWeight(row: GoodsImportRow, cell: Cell): void {
  const [, amount, unit] = /^([\d.]+)\s*(kg|g|lbs?|oz)$/i.exec(cell.text) ?? []
  const factor = kilograms.get(unit?.toLowerCase() ?? '')
  putText(row, 'weight', cell, amount !== undefined && factor ? scaled(amount, factor) : cell.text)
}

/** A feed has no numbers of pieces, but says when there are none: that does not take a product off the shelf. */
function putAvailability(row: GoodsImportRow, cell: Cell): void {
  const word = headerKey(cell.text)
  if (word === 'outofstock') putText(row, 'store', cell, '0')
  else
    putText(row, 'status', cell, ['instock', 'preorder', 'backorder'].includes(word) ? 'onsale' : cell.text)
}

const plainTexts: readonly GoodsText[] = ['item_bn', 'item_name', 'intro', 'brand', 'barcode']

/** Prices; `currency` is that of the rows before, for a file has one currency. Gives the currency of the file. */
function putPrices(row: GoodsImportRow, cells: RowCells, currency: string): string {
  const [regular, sale] = [cells.one('price'), cells.one('sale_price')]
  const field = sale.text === '' ? 'price' : 'market_price'
  putText(row, field, regular, amountOf(regular.text).amount)
  putText(row, 'price', sale, amountOf(sale.text).amount)
  const cost = cells.one('cost_price')
  putText(row, 'cost_price', cost, amountOf(cost.text).amount)
  const used = [regular, sale, cost].map((cell) => ({ cell, currency: amountOf(cell.text).currency }))
  const first = currency || (used.find((one) => one.currency !== '')?.currency ?? '')
  for (const one of used)
    if (one.currency !== '' && one.currency !== first)
      row.problems.push({ header: one.cell.header, text: `币种 ${one.currency} 与前面的 ${first} 不一致` })
  return first
}

function rowReader(header: readonly string[]): RowReader {
  const cellsOf = cellReader(columnUses(header))
  let currency = ''
  let groupBefore = ''
  let firstPicture = ''
  return {
    read: ({ line, cells: texts }) => {
      const cells = cellsOf(texts)
      const [group, id] = [cells.text('group'), cells.text('item_bn')]
      const row = newRow(line, group === '' ? (id === '' ? `line:${line}` : `id:${id}`) : `group:${group}`)
      putTexts(row, cells, plainTexts)
      currency = putPrices(row, cells, currency)
      putAvailability(row, cells.one('status'))
      putWeight(row, cells.one('weight'))
      const category = cells.one('main_category')
      const taxonomy = cells.one('google_category')
      const chosen = category.text === '' && !/^\d*$/.test(taxonomy.text) ? taxonomy : category
      putCategory(row, chosen.header, splitPath(chosen.text))
      const [picture, more] = [cells.one('pics'), cells.one('more_pics')]
      // The product has the pictures of its first SKU; another picture of a further one is its own.
      if (group === '' || group !== groupBefore) {
        putList(row, 'pics', picture.header, picture.text === '' ? [] : [picture.text])
        putList(row, 'pics', more.header || picture.header, splitPictures(more.text))
        firstPicture = picture.text
      } else if (picture.text !== '' && picture.text !== firstPicture)
        putList(row, 'spec_pics', picture.header, [picture.text])
      groupBefore = group
      for (const [use, name] of variantAttributes) {
        const { header: column, text } = cells.one(use)
        if (text !== '') (group === '' ? addParam : addSpec)(row, column, name, text)
      }
      if (row.specs) row.has_some_specs = true
      const energy = cells.one('energy')
      if (energy.text !== '') addParam(row, energy.header, '能效等级', energy.text)
      return [row]
    },
  }
}

export const google: ProfileReading = { columnUses, rowReader }
