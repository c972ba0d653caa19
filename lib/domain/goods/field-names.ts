import { gradeOfField } from './member-price'

/** Fields of a product as its form names them. */
const names: Readonly<Record<string, string>> = {
  item_name: '商品名称',
  brief: '卖点',
  item_unit: '单位',
  brand_id: '品牌',
  main_category_id: '管理分类',
  item_category: '商品分类',
  templates_id: '运费模板',
  approve_status: '状态',
  pics: '商品图片',
  videos: '视频',
  video_pic_url: '视频封面',
  intro: '商品介绍',
  tdk_content: '搜索引擎',
  product_type: '商品类型',
  staff_goods: '仅员工内购',
  points_goods: '积分商城商品',
  is_gift: '赠品',
  delivery_time: '发货时效',
  limit_buy: '每人限购',
  sort: '排序',
  tag_ids: '标签',
  related_ids: '相关商品',
  item_params: '规格参数',
  spec_items: '规格',
}
const skuNames: Readonly<Record<string, string>> = {
  price: '价格',
  point: '积分',
  market_price: '划线价',
  cost_price: '成本价',
  store: '库存',
  item_bn: '货号',
  barcode: '条形码',
  weight: '重量',
  volume: '体积',
  start_num: '起订量',
  approve_status: '销售',
  pics: '规格图片',
}

/** The name of a field; that of a SKU is `sku:{item_id}:{field}`. */
export function goodsFieldName(field: string): string {
  const [, , ofSku] = field.split(':')
  return ofSku === undefined ? (names[field] ?? field) : `规格的${skuFieldName(ofSku)}`
}

export const skuFieldName = (field: string): string =>
  gradeOfField(field) ? '会员价' : (skuNames[field] ?? field)
