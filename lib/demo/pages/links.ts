import 'server-only'
import { pictureUrl } from '../art'
import { categories, coupons } from '../data'
import { viewUrl } from '../goods-pictures'
import { couponId, defaultSkuIndex, goodsId, salesCategoryId, templateId } from '../ids'
import type { DemoCategory, DemoGoods, GoodsClass } from '../types'

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

/** A coupon in the shape that the picker stores it (contract goods §7). Amounts in cents. */
export function couponRecord(key: string) {
  const coupon = coupons.find((one) => one.key === key)
  if (!coupon) throw new Error(`the demo data has no coupon ${key}`)
  return {
    card_id: couponId(key),
    card_type: coupon.type,
    title: coupon.title,
    description: coupon.description,
    notice: '',
    icon_url_list: '',
    discount: coupon.discount ?? 0,
    reduce_cost: coupon.reduce ?? 0,
    least_cost: coupon.minAmount,
    object_use_for: '',
    custom_url: '',
    linkPage: 'coupons',
    linkPageLabel: '优惠券',
  }
}

type StoredCategory = Record<'category_id' | 'category_name' | 'image_url' | 'children', unknown>

/** A category with those below it, as the picker of the navigation menus stores it (spec 4 §W0007). */
export function categoryRecord(kind: GoodsClass, idOf = salesCategoryId): StoredCategory {
  const record = ({ key, name, children = [] }: DemoCategory): StoredCategory => ({
    category_id: idOf(key),
    category_name: name,
    image_url: children.length > 0 && key === kind ? pictureUrl({ kind: 'icon', class: kind }) : '',
    children: children.map(record),
  })
  const found = categories.find(({ key }) => key === kind)
  if (!found) throw new Error(`the demo data has no category ${kind}`)
  return record(found)
}
