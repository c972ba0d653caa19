import 'server-only'
import { categories } from '../data'
import { viewUrl } from '../goods-pictures'
import { defaultSkuIndex, goodsId, salesCategoryId, templateId } from '../ids'
import type { DemoGoods, GoodsClass } from '../types'

/** Link values in the shape in which templates store them (spec 4 §A0.4, contract goods §7). */
export const categoryLink = (kind: GoodsClass) => ({
  linkPage: 'category',
  linkPageLabel: '分类',
  category_id: salesCategoryId(kind),
  title: categories.find(({ key }) => key === kind)?.name ?? '',
})

export const pageLink = (title: string, url: string) => ({
  linkPage: 'page',
  linkPageLabel: '页面',
  id: url.slice(1),
  title,
  url,
})

/** A link to a designed page without a path of its own. */
export const designedLink = (title: string) => ({
  linkPage: 'customer',
  linkPageLabel: '自定义页面',
  theme_pc_template_id: templateId(title),
  title,
})

/** A product in the shape that the picker stores: record G of contract goods §7. Prices in cents. */
export function goodsRecord(one: DemoGoods) {
  const sku = one.skus[defaultSkuIndex(one.key)]
  return {
    goods_id: goodsId(one.key),
    itemId: goodsId(one.key),
    goods_pic: viewUrl(one, 'front'),
    goods_name: one.name,
    brief: one.brief,
    price: sku?.price ?? 0,
    market_price: sku?.marketPrice ?? 0,
    linkPage: 'goods',
    linkPageLabel: '商品',
  }
}
