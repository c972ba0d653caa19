import { goodsLists, goodsTexts } from '../goods-row'

/** What a column may be in the mapping step. A key that ends with a colon takes its name from the column. */
interface MappingTarget {
  key: string
  label: string
  hint?: string
}

const specNumbers = [1, 2, 3, 4] as const
const fromHeader = '列名就是名称，如“颜色”'

export const mappingTargets: readonly MappingTarget[] = [
  { key: 'item_name', label: goodsTexts.item_name },
  { key: 'product', label: '原系统商品ID', hint: '同一商品的各行相同，如 Handle、商品ID' },
  { key: 'parent', label: '上级商品编码', hint: '规格所在行填写的商品编码' },
  { key: 'type', label: '行的类型', hint: 'simple、configurable、variation 等' },
  { key: 'goods_bn', label: '商品编码（SPU、型号）' },
  { key: 'item_bn', label: '货号（SKU编码）' },
  { key: 'barcode', label: goodsTexts.barcode },
  { key: 'price', label: goodsTexts.price },
  { key: 'market_price', label: '划线价（市场价）' },
  { key: 'cost_price', label: goodsTexts.cost_price },
  { key: 'point', label: goodsTexts.point },
  { key: 'grade:', label: goodsLists.grade_prices, hint: '列名就是会员等级的名称' },
  { key: 'store', label: goodsTexts.store, hint: '也可以是 仓库=数量' },
  { key: 'start_num', label: goodsTexts.start_num },
  { key: 'weight', label: '重量（千克）' },
  { key: 'weight_g', label: '重量（克）' },
  { key: 'item_unit', label: goodsTexts.item_unit },
  { key: 'delivery_time', label: goodsTexts.delivery_time, hint: '付款后几天内发货' },
  { key: 'specs', label: goodsLists.specs, hint: '颜色:红色|尺码:M' },
  { key: 'spec:', label: '规格（列名就是规格名）', hint: fromHeader },
  ...specNumbers.flatMap((number) => [
    { key: `spec${number}_name`, label: `规格 ${number} 的名称` },
    { key: `spec${number}_value`, label: `规格 ${number} 的值` },
  ]),
  { key: 'spec_names', label: '全部规格的名称', hint: '颜色|尺码' },
  { key: 'spec_values', label: '全部规格的值', hint: '红色|M' },
  { key: 'variants', label: '商品的规格组合', hint: 'sku=A1,颜色=红色|sku=A2,颜色=黑色' },
  { key: 'params', label: goodsLists.params, hint: '系列:…|功效:…' },
  { key: 'param:', label: '参数（列名就是参数名）', hint: fromHeader },
  { key: 'main_category', label: goodsLists.main_category, hint: '一级->二级->三级' },
  { key: 'category1', label: '一级管理分类' },
  { key: 'category2', label: '二级管理分类' },
  { key: 'category3', label: '三级管理分类' },
  { key: 'item_category', label: '商城分类（销售分类）' },
  { key: 'brand', label: goodsTexts.brand },
  { key: 'tags', label: goodsLists.tags },
  { key: 'template', label: goodsTexts.template },
  { key: 'status', label: goodsTexts.status },
  { key: 'pics', label: goodsLists.pics, hint: '可以选多列' },
  { key: 'spec_pics', label: goodsLists.spec_pics },
  { key: 'intro_pics', label: goodsLists.intro_pics },
  { key: 'brief', label: '卖点（简介）' },
  { key: 'intro', label: goodsTexts.intro },
  { key: 'videos', label: goodsTexts.videos },
  { key: 'seo_title', label: goodsTexts.seo_title },
  { key: 'seo_description', label: goodsTexts.seo_description },
  { key: 'seo_keywords', label: goodsTexts.seo_keywords },
]

const labels = new Map(mappingTargets.map(({ key, label }) => [key, label]))

const namedTargets = new Map([
  ['spec', '规格'],
  ['param', '参数'],
  ['grade', '会员价'],
])

/** The target of a column in full: `spec:` is a specification with the name of the column. Null when it is none. */
export function targetOf(key: string, header: string): { use: string; label: string } | null {
  const colon = key.indexOf(':')
  const kind = namedTargets.get(key.slice(0, Math.max(colon, 0)))
  if (kind) {
    const name = key.slice(colon + 1).trim() || header
    return name === '' ? null : { use: `${key.slice(0, colon)}:${name}`, label: `${kind}：${name}` }
  }
  const label = labels.get(key)
  return label === undefined ? null : { use: key, label }
}
