import type { CardGoods } from '@/components/goods/goods-card'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { ListedShop, ShopTag } from '@/lib/contract/shops/distributor'
import { shownPrice } from '@/lib/domain/goods/price'

/** The data of a product card. Prices in cents. */
export interface WidgetGoods {
  goodsId: number
  name: string
  brief: string
  picture: string
  /** Price for a visitor without a grade: the activity price if there is one, otherwise the sale price (spec 1 §9). */
  price: number
  marketPrice: number
  tags: string[]
  /** Only in the page designer: why shoppers do not see it. */
  missing?: string
  /** The list item that it was made from; absent when the data comes from stored settings. */
  listItem?: CardGoods
}

/** A tag of shops. */
export interface ShopTagFacts {
  tagId: number
  name: string
}

/** A shop as widgets show it. */
export interface ShopFacts {
  shopId: number
  name: string
  logo: string
  banner: string
  tags: ShopTagFacts[]
}

/** Shops around a place, the nearest first, and all tags of shops. */
export interface NearbyShops {
  shops: ShopFacts[]
  tags: ShopTagFacts[]
}

/** Fields of a shop list that widgets need. */
export interface ShopRows {
  list: readonly ShopRow[]
  tagList: readonly Pick<ShopTag, 'tag_id' | 'tag_name'>[]
}

/** Fields of a shop that widgets need. */
export type ShopRow = Pick<ListedShop, 'distributor_id' | 'name' | 'logo' | 'banner' | 'tagList'>

/** The data that a widget needs, by id. */
interface DataRequest {
  goodsIds?: readonly number[]
  couponIds?: readonly number[]
  shopIds?: readonly number[]
  /** The shops around Beijing, the default position of visitors (spec 1 §9). */
  nearbyShops?: boolean
  /** All sales categories, or all main categories. */
  categories?: CategoryKind
}

export type CategoryKind = 'sales' | 'main'

/** The data for all widgets of a page. Ids that do not exist any more are missing. */
export interface PageData {
  goods: ReadonlyMap<number, WidgetGoods>
  coupons: ReadonlyMap<number, Card>
  /** Open shops. */
  shops: ReadonlyMap<number, ShopFacts>
  /** Empty when no widget requested them. */
  nearby: NearbyShops
  /** Categories of all levels; empty for a kind that no widget requested. */
  categories: Readonly<Record<CategoryKind, ReadonlyMap<number, CategoryNode>>>
}

/**
 * Loads the data of one widget type. The page collects the requests of all its widgets, reads each product once and
 * then calls `resolve` of each widget.
 */
export interface WidgetLoader<S, D> {
  /** The data that a widget with these settings needs. */
  request: (settings: S) => DataRequest
  /** The `data` property of the view. */
  resolve: (settings: S, found: PageData) => D
}

/** A list item of the contract as the data of a card. */
export function toWidgetGoods(goods: GoodsListItem): WidgetGoods {
  return {
    goodsId: goods.goods_id,
    name: goods.item_name,
    brief: goods.brief,
    picture: goods.pics[0] ?? '',
    price: shownPrice(goods).cents,
    marketPrice: goods.market_price,
    tags: goods.tags.filter(({ front_show }) => front_show === 1).map(({ tag_name }) => tag_name),
    listItem: goods,
  }
}

/** A shop of the contract as the data of a widget. */
export const toShopFacts = (shop: ShopRow): ShopFacts => ({
  shopId: shop.distributor_id,
  name: shop.name,
  logo: shop.logo,
  banner: shop.banner,
  tags: toTags(shop.tagList),
})

const toTags = (tags: ShopRows['tagList']): ShopTagFacts[] =>
  tags.map(({ tag_id, tag_name }) => ({ tagId: tag_id, name: tag_name }))

/** A list of shops of the contract as the data of a widget. */
export const toNearbyShops = ({ list, tagList }: ShopRows): NearbyShops => ({
  shops: list.map(toShopFacts),
  tags: toTags(tagList),
})

/** An id that may have been stored as text, as a number. Undefined for placeholders. */
export function parseId(value: number | string | undefined): number | undefined {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
