import { goodsLists, goodsTexts } from './goods-row'

/** Columns of the template with the cells of two SKUs of one invented product. */
const columns: readonly (readonly [header: string, first: string, second: string])[] = [
  [goodsLists.main_category, '家用电器->厨房小电->电热水壶', '家用电器->厨房小电->电热水壶'],
  [goodsTexts.item_name, '示例 恒温电热水壶 1.7升', '示例 恒温电热水壶 1.7升'],
  [goodsTexts.goods_bn, 'SL-KETTLE-17', 'SL-KETTLE-17'],
  [goodsTexts.item_bn, 'SL-KETTLE-17-W', 'SL-KETTLE-17-B'],
  [goodsTexts.brief, '五段控温，一键保温', ''],
  [goodsTexts.price, '199.00', '209.00'],
  [goodsTexts.market_price, '269.00', '269.00'],
  [goodsTexts.cost_price, '120.00', '120.00'],
  [goodsTexts.start_num, '1', '1'],
  [goodsTexts.store, '100', '80'],
  [goodsLists.pics, '', ''],
  [goodsLists.intro_pics, '', ''],
  [goodsLists.spec_pics, '', ''],
  [goodsTexts.videos, '', ''],
  [goodsTexts.brand, '示例品牌', '示例品牌'],
  [goodsTexts.template, '普通快递', '普通快递'],
  [goodsLists.item_category, '厨房电器->水壶|新品', ''],
  [goodsTexts.weight, '1.2', '1.2'],
  [goodsTexts.barcode, '', ''],
  [goodsTexts.item_unit, '台', '台'],
  [goodsLists.specs, '颜色:白色', '颜色:黑色'],
  [goodsLists.params, '容量:1.7升|功率:1800瓦', ''],
  [goodsTexts.delivery_time, '2', ''],
  [goodsTexts.status, '前台可销售', '前台可销售'],
  [goodsLists.tags, '新品,热销', ''],
  [goodsTexts.intro, '', ''],
  [goodsTexts.seo_title, '', ''],
  [goodsTexts.seo_description, '', ''],
  [goodsTexts.seo_keywords, '', ''],
]

/**
 * The template of the mall: the header that ECShopX imports, without the columns that the mall ignores, and further
 * columns; then two rows as an example.
 */
export const templateRows: readonly (readonly string[])[] = ([0, 1, 2] as const).map((row) =>
  columns.map((column) => column[row]),
)
