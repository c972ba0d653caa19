import type { SpecPair } from '../../goods/goods-form'
import { quoted } from '../cell-values'
import type { GoodsImportRow } from '../goods-row'
import type { ColumnUse, ProfileReading, ReadOptions, RowReader } from '../profile-types'
import { cellReader, shownHeader, type RowCells } from './columns'
import { guessMapping } from './guess-mapping'
import { putFields, putNumberedSpecs, specNamesIn } from './mapped-rows'
import { targetOf } from './mapping-targets'
import { splitList, specPair } from './read-cell'
import { newRow } from './row-fields'

/**
 * Files whose columns the operator maps (contract files §4): other systems, and spreadsheets. Rows are one product by a
 * code, by the code of their parent, or by the same name in adjacent rows; a row without a name continues the product
 * above as far as it cannot be one of its own.
 */

function columnUses(header: readonly string[], { mapping, grades }: ReadOptions): ColumnUse[] {
  const keys = mapping ?? guessMapping(header, grades)
  return header.map((cell, index) => {
    const shown = shownHeader(cell)
    const target = targetOf(keys[index] ?? '', shown)
    return { header: shown, use: target?.use ?? '', label: target?.label ?? '不导入' }
  })
}

const productTypes = new Set(['configurable', 'variable', 'parent', 'spu', '商品'])
const skuTypes = new Set(['', 'simple', 'variation', 'variant', 'virtual', 'child', 'sku', '规格', '单品'])

/** What the rows below need of a row. */
interface Before {
  key: string
  name: string
  /** Whether it is a product by its name alone. */
  isByName: boolean
  specNames: string[]
  /** Whether rows without a name can be its SKUs: it has a row of its own, or values of specifications. */
  hasSkus: boolean
}

const specUses = ['specs', 'spec_values', 'spec1_value', 'spec2_value', 'spec3_value', 'spec4_value'] as const
/** What SKUs leave to the first row of their product. */
const sharedUses = ['brand', 'main_category', 'category1', 'item_category'] as const

/** Whether a row without a name is a product whose name is missing, not a further SKU of the product above. */
function isNameless(cells: RowCells, before: Before, hasSpecs: boolean): boolean {
  if (cells.text('item_bn') === '' && cells.text('price') === '') return false
  return !hasSpecs || !before.hasSkus || sharedUses.some((use) => cells.text(use) !== '')
}

function keyOf(
  line: number,
  cells: RowCells,
  before: Before | null,
  { isKnown, hasSpecs }: { isKnown: (use: string) => boolean; hasSpecs: boolean },
): string {
  const [product, parent] = [cells.text('product'), cells.text('parent')]
  const [code, sku, name] = [cells.text('goods_bn'), cells.text('item_bn'), cells.text('item_name')]
  if (product !== '') return `product:${product}`
  if (parent !== '') return `code:${parent}`
  if (code !== '') return `code:${code}`
  if (isKnown('parent') && sku !== '') return `code:${sku}`
  if (name !== '') return before?.isByName && before.name === name ? before.key : `name:${name}@${line}`
  if (before && isKnown('item_name') && !isNameless(cells, before, hasSpecs)) return before.key
  return sku === '' ? `line:${line}` : `sku:${sku}`
}

/** The specs by SKU code of `sku=A1,color=Yellow,size=M|sku=A2,…`. */
function variantsOf(text: string): [string, SpecPair[]][] {
  return splitList(text, '|').flatMap((variant): [string, SpecPair[]][] => {
    const pairs = splitList(variant, ',').map((entry) => {
      const [name = '', ...value] = entry.split('=')
      return { name: name.trim(), value: value.join('=').trim() }
    })
    const code = pairs.find(({ name }) => name === 'sku')?.value
    const specs = pairs.filter(({ name, value }) => name !== 'sku' && name !== '' && value !== '')
    return code ? [[code, specs.map(({ name, value }) => specPair(name, value))]] : []
  })
}

function rowReader(header: readonly string[], options: ReadOptions): RowReader {
  const uses = columnUses(header, options)
  const cellsOf = cellReader(uses)
  const known = new Set(uses.map(({ use }) => use))
  const namedUses = [...known].filter((use) => /^(spec|param|grade):/.test(use))
  /** Keys of products that have a row of their own. */
  const products = new Set<string>()
  /** Specs that the row of a product has for its SKUs, by their codes. */
  const variants = new Map<string, { specs: SpecPair[]; header: string }>()
  let before: Before | null = null

  const putVariant = (row: GoodsImportRow): void => {
    const code = row.texts.item_bn
    const variant = code === undefined ? undefined : variants.get(code)
    if (!code || !variant) return
    row.specs ??= variant.specs
    row.headers.specs ??= variant.header
    variants.delete(code)
  }

  /** A product with a row of its own has its name and pictures there. */
  const dropProductCells = (row: GoodsImportRow): void => {
    const { pics } = row
    delete row.texts.item_name
    delete row.headers.item_name
    if (!pics) return
    row.spec_pics ??= pics
    row.headers.spec_pics ??= row.headers.pics ?? ''
    delete row.pics
    delete row.headers.pics
  }

  const makeProduct = (row: GoodsImportRow, cells: RowCells): void => {
    const { item_bn: code } = row.texts
    row.kind = 'product'
    products.add(row.key)
    if (code !== undefined && row.texts.goods_bn === undefined) {
      row.texts.goods_bn = code
      row.headers.goods_bn = row.headers.item_bn ?? ''
    }
    delete row.texts.item_bn
    delete row.headers.item_bn
    const list = cells.one('variants')
    for (const [sku, specs] of variantsOf(list.text)) variants.set(sku, { specs, header: list.header })
  }

  return {
    read: ({ line, cells: texts }) => {
      const cells = cellsOf(texts)
      const hasSpecs = [...specUses, ...namedUses.filter((use) => use.startsWith('spec:'))].some(
        (use) => cells.text(use) !== '',
      )
      const isProduct = productTypes.has(cells.text('type').toLowerCase())
      const key = keyOf(line, cells, before, { isKnown: (use) => known.has(use), hasSpecs })
      const previous = before?.key === key ? before : null
      const specNames = specNamesIn(cells, options, previous?.specNames ?? [])
      before = {
        key,
        name: cells.text('item_name') || (previous?.name ?? ''),
        isByName: key.startsWith('name:'),
        specNames,
        hasSkus: hasSpecs || isProduct || (previous?.hasSkus ?? false),
      }
      const row = newRow(line, key)
      putFields(row, cells, namedUses, options)
      const type = cells.one('type')
      if (isProduct) {
        makeProduct(row, cells)
        return [row]
      }
      putNumberedSpecs(row, cells, specNames, options)
      putVariant(row)
      if (cells.text('parent') !== '' && products.has(key)) dropProductCells(row)
      if (!skuTypes.has(type.text.toLowerCase()))
        row.problems.push({ header: type.header, text: `商品类型${quoted(type.text)}不支持` })
      return [row]
    },
  }
}

export const mapped: ProfileReading = { columnUses, rowReader }
