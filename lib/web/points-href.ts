import { goodsHref } from './hrefs'

/** Query of the points mall's list, from its URL. Bounds in points. */
export interface PointsQuery {
  keywords?: string | undefined
  brand_id?: number | undefined
  cat_id?: number | undefined
  score_start?: number | undefined
  score_end?: number | undefined
  /** 1 sales · 2 points down · 3 points up · 4 newest; absent is the operator's sort. */
  goodsSort?: number | undefined
}

/** The URL of the list of the points mall: `query` with some parts changed. `parsePointsQuery` reads it. */
export function pointsMallHref(query: PointsQuery = {}, change: PointsQuery = {}): string {
  const { keywords, brand_id, cat_id, score_start, score_end, goodsSort } = { ...query, ...change }
  const values = { keywords, brand_id, cat_id, score_start, score_end, goodsSort }
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && value !== '') search.set(key, String(value))
  return search.size > 0 ? `/pointitems?${search}` : '/pointitems'
}

/** The page of a product of the points mall. */
export const pointsGoodsHref = (itemId: number | string): string => `/pointitems/${itemId}`

/**
 * The page of a product that an order, a favourite or a visit names: those of the points mall have pages of their own.
 */
export const soldGoodsHref = (itemId: number | string, isPoints: boolean): string =>
  isPoints ? pointsGoodsHref(itemId) : goodsHref(itemId)

/** Where an exchange that points alone paid ends (spec 3 §7). */
export const exchangedHref = (orderId: string, itemId: number): string =>
  `/pointitems/cashierpoint?${new URLSearchParams({ item_id: String(itemId), order_id: orderId })}`

/** 我的积分. */
export const ownPointsHref = '/member/point'
/** Own orders of the points mall. */
export const pointsOrdersHref = '/member/trade/point'
