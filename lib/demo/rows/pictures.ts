import 'server-only'
import { pictureUrl } from '@/lib/demo/art'
import { goodsViews, type DemoGoods, type DemoSku, type GoodsView } from '@/lib/demo/types'

const colourGroup = ({ specs }: DemoGoods) => specs.findIndex(({ isImage }) => isImage)

/** Body colours of a goods in the order of its colour group; the one colour of goods without such a group. */
export function coloursOf(goods: DemoGoods): string[] {
  const group = goods.specs[colourGroup(goods)]
  return group ? group.values.map(({ color }) => color ?? goods.portrait.color) : [goods.portrait.color]
}

/** The colour of one sku. */
export function colourOf(goods: DemoGoods, sku: DemoSku): string {
  const value = sku.values[colourGroup(goods)]
  return (value === undefined ? undefined : coloursOf(goods)[value]) ?? goods.portrait.color
}

/** One view of a goods in a colour, by default the first. */
export const viewUrl = (goods: DemoGoods, view: GoodsView, color = coloursOf(goods)[0]): string =>
  pictureUrl({ kind: 'goods', portrait: { ...goods.portrait, color: color ?? goods.portrait.color }, view })

/** All views of a goods in a colour, main picture first. */
export const viewUrls = (goods: DemoGoods, color?: string): string[] =>
  goodsViews.map((view) => viewUrl(goods, view, color))
