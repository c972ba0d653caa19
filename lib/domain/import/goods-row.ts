import type { SpecPair } from '../goods/goods-form'

/**
 * A row of a file of products in the terms of the mall: what its cells say, not yet checked (contract operator,
 * imports). A profile makes it of the columns of its file.
 */

/** What a text cell of a row may say. Numbers, prices and states stay texts until they are checked. */
export const goodsTexts = {
  item_name: '商品名称',
  goods_bn: 'SPU编码',
  item_bn: 'SKU编码',
  brief: '简介',
  intro: '商品详情',
  price: '销售价',
  market_price: '市场价',
  cost_price: '成本价',
  point: '积分价格',
  start_num: '起订量',
  store: '库存',
  videos: '视频',
  brand: '品牌',
  template: '运费模板',
  weight: '重量',
  barcode: '条形码',
  item_unit: '单位',
  delivery_time: '发货时间',
  status: '商品状态',
  seo_title: '搜索标题',
  seo_description: '搜索描述',
  seo_keywords: '搜索关键词',
} as const
export type GoodsText = keyof typeof goodsTexts

/** What a cell with several values may say. */
export const goodsLists = {
  pics: '头图',
  intro_pics: '详情图',
  spec_pics: '规格图',
  main_category: '管理分类',
  item_category: '销售分类',
  tags: '标签',
  specs: '规格值',
  params: '参数值',
  grade_prices: '会员价',
} as const
type GoodsList = keyof typeof goodsLists

/** A field of a row, as problems name it. */
export type GoodsImportField = GoodsText | GoodsList

export interface GoodsImportRow {
  /** Line in the file, from 1; the header is line 1 in most files. */
  line: number
  /** Rows of one product have the same key, and different products different ones. Never empty. */
  key: string
  /**
   * `sku`: the product or one of its SKUs. `product`: what all SKUs share, without a SKU of its own; it may stand after
   * its SKUs. `pictures`: further pictures of the product and nothing else.
   */
  kind: 'sku' | 'product' | 'pictures'
  /** Trimmed texts; empty cells are left out. */
  texts: Partial<Record<GoodsText, string>>
  /** Addresses (https://…), or names of files of the ZIP with pictures. Only what the row itself names. */
  pics?: string[]
  /** Position of the first of `pics` among the pictures of the product, from 1, where the file says it. */
  pic_position?: number
  intro_pics?: string[]
  spec_pics?: string[]
  /** One path from the top: `['家电', '冰箱']`. */
  main_category?: string[]
  /** Several paths. */
  item_category?: string[][]
  tags?: string[]
  specs?: SpecPair[]
  /** The file has names of its own for some specifications and cannot say the others. */
  has_some_specs?: true
  params?: { name: string; value: string }[]
  /** Prices in yuan by the name of the grade. */
  grade_prices?: { grade: string; price: string }[]
  /** Columns that new products need, and that this row leaves empty. */
  empty?: ('store' | 'main_category')[]
  /** The header of the column from which a field came, for the sentence about a problem. */
  headers: Partial<Record<GoodsImportField, string>>
  /** What the profile could not read: the row is refused with these sentences. */
  problems: { header: string; text: string }[]
}
