import 'server-only'
import { categories } from '@/lib/demo/data'
import { viewUrl } from '@/lib/demo/rows/pictures'
import { defaultSkuIndex, goodsId, salesCategoryId, templateId } from '@/lib/demo/rows/ids'
import type { DemoGoods, GoodsClass } from '@/lib/demo/types'

/** Link values as the picker stores them (spec 4 A0.4, contract goods §7). */
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

/** A designed page that has no address of its own. */
export const designedLink = (title: string) => ({
  linkPage: 'customer',
  linkPageLabel: '自定义页面',
  theme_pc_template_id: templateId(title),
  title,
})

/** A goods row as picking stores it: record G of contract goods §7. Prices in cents. */
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
