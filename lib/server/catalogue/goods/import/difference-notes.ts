import 'server-only'
import { priceText } from '@/lib/domain/money/text'
import type { TaskNote } from '@/lib/domain/task/task'
import type { DeskGoodsData } from '../desk/sql/read-goods'

/** Fields in words. */
const labels: Readonly<Record<string, string>> = {
  item_name: '商品名称',
  brief: '简介',
  item_unit: '单位',
  brand_id: '品牌',
  main_category_id: '管理分类',
  item_category: '商城分类',
  templates_id: '运费模板',
  approve_status: '商品状态',
  pics: '头图',
  videos: '视频',
  intro: '商品详情',
  tdk_content: '搜索信息',
  tag_ids: '标签',
  item_params: '参数',
  spec_items: '规格',
  item_bn: 'SKU编码',
  barcode: '条形码',
  price: '销售价',
  point: '积分价格',
  market_price: '市场价',
  cost_price: '成本价',
  store: '库存',
  weight: '重量',
  volume: '体积',
  start_num: '起订量',
  delivery_time: '发货时间',
}
const inCents = new Set(['price', 'market_price', 'cost_price'])
/** Fields whose values are short enough to be told. */
const told = new Set([
  ...inCents,
  'item_name',
  'brief',
  'item_unit',
  'store',
  'weight',
  'barcode',
  'point',
  'start_num',
  'delivery_time',
])

const skuField = /^sku:(\d+):(\w+)$/

const wordsOf = (field: string, value: unknown): string =>
  inCents.has(field) && typeof value === 'number' ? priceText(value) : String(value)

/** The differences that an import makes, one sentence each; prices and numbers with both values. */
export function differenceNotes(
  differences: ReadonlyMap<string, { before: unknown; after: unknown }>,
  goods: DeskGoodsData,
  line: number,
): TaskNote[] {
  return [...differences].map(([field, { before, after }]) => {
    const [, itemId, ofSku] = skuField.exec(field) ?? []
    const name = ofSku ?? field
    const label = labels[name] ?? name
    const sku =
      goods.skus.length > 1 ? goods.skus.find((one) => String(one.itemId) === itemId)?.itemBn : undefined
    const values = told.has(name)
      ? `：${wordsOf(name, before) || '空'} → ${wordsOf(name, after) || '空'}`
      : '有变化'
    return { line, column: label, text: `${sku ? `${sku} ` : ''}${label}${values}` }
  })
}
