import type { ApproveStatus } from '../approve-status'
import type { SpecPair } from '../goods/goods-form'
import { goodsLists, goodsTexts } from './goods-row'

/** Products in the columns in which they are imported: a row a SKU (contract files, goods import). */

/** A SKU with what its product says. Prices in cents. */
export interface ExportSku {
  itemName: string
  goodsNumber: string
  itemBn: string
  brief: string
  price: number
  marketPrice: number
  costPrice: number
  startNum: number
  store: number
  pics: readonly string[]
  specPics: readonly string[]
  brand: string
  template: string
  /** Names from the top. */
  mainCategory: readonly string[]
  categories: readonly (readonly string[])[]
  weight: number
  barcode: string
  unit: string
  /** Days; 0 for none. */
  deliveryTime: number
  specs: readonly SpecPair[]
  params: readonly { name: string; value: string }[]
  status: ApproveStatus
  tags: readonly string[]
}

const statusWords: Record<ApproveStatus, string> = {
  onsale: '前台可销售',
  offline_sale: '前端不展示',
  instock: '不可销售',
  only_show: '前台仅展示',
}

const yuan = (cents: number) => (cents / 100).toFixed(2)
const path = (names: readonly string[]) => names.join('->')
const pairs = (list: readonly { name: string; value: string }[]) =>
  list.map(({ name, value }) => `${name}:${value}`).join('|')

const columns: readonly (readonly [header: string, cell: (sku: ExportSku) => string | number])[] = [
  [goodsLists.main_category, ({ mainCategory }) => path(mainCategory)],
  [goodsTexts.item_name, ({ itemName }) => itemName],
  [goodsTexts.goods_bn, ({ goodsNumber }) => goodsNumber],
  [goodsTexts.item_bn, ({ itemBn }) => itemBn],
  [goodsTexts.brief, ({ brief }) => brief],
  [goodsTexts.price, ({ price }) => yuan(price)],
  [goodsTexts.market_price, ({ marketPrice }) => (marketPrice > 0 ? yuan(marketPrice) : '')],
  [goodsTexts.cost_price, ({ costPrice }) => (costPrice > 0 ? yuan(costPrice) : '')],
  [goodsTexts.start_num, ({ startNum }) => startNum],
  [goodsTexts.store, ({ store }) => store],
  [goodsLists.pics, ({ pics }) => pics.join(',')],
  [goodsLists.spec_pics, ({ specPics }) => specPics.join(',')],
  [goodsTexts.brand, ({ brand }) => brand],
  [goodsTexts.template, ({ template }) => template || '包邮'],
  [goodsLists.item_category, ({ categories }) => categories.map(path).join('|')],
  [goodsTexts.weight, ({ weight }) => (weight > 0 ? weight : '')],
  [goodsTexts.barcode, ({ barcode }) => barcode],
  [goodsTexts.item_unit, ({ unit }) => unit],
  [
    goodsLists.specs,
    ({ specs }) => pairs(specs.map(({ spec_name: name, spec_value_name: value }) => ({ name, value }))),
  ],
  [goodsLists.params, ({ params }) => pairs(params)],
  [goodsTexts.delivery_time, ({ deliveryTime }) => (deliveryTime > 0 ? deliveryTime : '')],
  [goodsTexts.status, ({ status }) => statusWords[status]],
  [goodsLists.tags, ({ tags }) => tags.join(',')],
]

export const exportHeader: readonly string[] = columns.map(([header]) => header)

/** The cells of a SKU. */
export const exportRow = (sku: ExportSku): (string | number)[] => columns.map(([, cell]) => cell(sku))
