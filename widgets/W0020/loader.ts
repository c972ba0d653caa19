import { parseId, type WidgetGoods, type ShopFacts, type WidgetLoader } from '@/widgets/loader'
import { storedCard } from '@/widgets/stored-card'
import type { RecommendedShopsSettings, StoredShop } from './contract'

/** A shop of the widget: its current data, with the operator's picture and products. */
export interface ShopBlock {
  shop: ShopFacts
  picture: string
  pathData: unknown
  goods: WidgetGoods[]
}

const goodsIdsOf = ({ goods_list: rows }: StoredShop) =>
  rows.flatMap(({ goods_id }) => parseId(goods_id) ?? [])

/** Open shops with their current names and pictures, and their products with current prices. */
export const loader: WidgetLoader<RecommendedShopsSettings, ShopBlock[]> = {
  request: ({ data }) => ({
    goodsIds: data.flatMap(goodsIdsOf),
    shopIds: data.flatMap(({ shop_id }) => parseId(shop_id) ?? []),
  }),
  resolve: ({ data }, found) =>
    data.flatMap((stored) => {
      const shop = found.shops.get(parseId(stored.shop_id) ?? 0)
      if (!shop) return []
      return {
        shop,
        picture: stored.shop_pic,
        pathData: stored.pathData,
        goods: goodsIdsOf(stored).flatMap((id) => found.goods.get(id) ?? []),
      }
    }),
}

/** A stored shop, as it is shown outside pages. */
export const storedBlock = (stored: StoredShop): ShopBlock => ({
  shop: {
    shopId: parseId(stored.shop_id) ?? 0,
    name: stored.shop_name,
    logo: stored.logo,
    banner: stored.banner,
    tags: stored.tag_list.map(({ tag_id, tag_name }) => ({ tagId: parseId(tag_id) ?? 0, name: tag_name })),
  },
  picture: stored.shop_pic,
  pathData: stored.pathData,
  goods: stored.goods_list.map(storedCard),
})
