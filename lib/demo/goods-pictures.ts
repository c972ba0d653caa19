import 'server-only'
import { pictureUrl } from './art'
import { goodsViews, type DemoGoods, type DemoSku, type GoodsView } from './types'

const colourGroupIndex = ({ specs }: DemoGoods) => specs.findIndex(({ isImage }) => isImage)

/** Body colours of a product in the order of its colour group, or its single colour. */
export function coloursOf(goods: DemoGoods): string[] {
  const group = goods.specs[colourGroupIndex(goods)]
  return group ? group.values.map(({ color }) => color ?? goods.portrait.color) : [goods.portrait.color]
}

/** The colour of one SKU. */
export function colourOf(goods: DemoGoods, sku: DemoSku): string {
  const value = sku.values[colourGroupIndex(goods)]
  return (value === undefined ? undefined : coloursOf(goods)[value]) ?? goods.portrait.color
}

/** URL of one view of a product, by default in its first colour. */
export const viewUrl = (goods: DemoGoods, view: GoodsView, color = coloursOf(goods)[0]): string =>
  pictureUrl({ kind: 'goods', portrait: { ...goods.portrait, color: color ?? goods.portrait.color }, view })

/** URLs of all views of a product in one colour, main picture first. */
export const viewUrls = (goods: DemoGoods, color?: string): string[] =>
  goodsViews.map((view) => viewUrl(goods, view, color))
