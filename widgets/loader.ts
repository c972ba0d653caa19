import type { CardGoods } from '@/components/goods/goods-card'
import type { GoodsListItem } from '@/lib/contract/goods'
import { shownPrice } from '@/lib/domain/price'

/** A goods as widgets draw it. Cents. */
export interface GoodsCard {
  goodsId: number
  name: string
  brief: string
  picture: string
  /** What a visitor without a grade pays: activity price before the goods' own (spec 1 §9). */
  price: number
  marketPrice: number
  tags: string[]
  /** The list row behind it; absent for what the designer stored. */
  wire?: CardGoods
}

/** What a widget wants to know before it is drawn. */
export interface Needs {
  goodsIds?: readonly number[]
}

/** What was found for all widgets of a page. */
export interface Found {
  goods: ReadonlyMap<number, GoodsCard>
}

/** Ids in, data out. All needs of a page are asked for in one go. */
export interface WidgetLoader<S, D> {
  needs: (settings: S) => Needs
  fill: (settings: S, found: Found) => D
}

/** A list row of the contract as a card. */
export function toCard(goods: GoodsListItem): GoodsCard {
  return {
    goodsId: goods.goods_id,
    name: goods.item_name,
    brief: goods.brief,
    picture: goods.pics[0] ?? '',
    price: shownPrice(goods).cents,
    marketPrice: goods.market_price,
    tags: goods.tags.filter(({ front_show }) => front_show === 1).map(({ tag_name }) => tag_name),
    wire: goods,
  }
}

/** The number behind an id that may have been stored as text; undefined for placeholders. */
export function idOf(value: number | string | undefined): number | undefined {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
