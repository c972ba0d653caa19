import { idOf, numberIn } from '@/lib/domain/id'
import { lastValue, type RawQuery } from '@/lib/web/raw-query'
import type { ShopQuery } from '@/lib/web/shop-href'

/** Products on a page of a shop, four in a row (spec 3 §6). */
export const shopGoodsSize = 16

/** Reads the query of a shop URL; null without a valid shop. Other invalid parameters are ignored. */
export function parseShopQuery(raw: RawQuery): ShopQuery | null {
  const distributor_id = idOf(lastValue(raw.distributor_id))
  if (!distributor_id) return null
  const sort = Number(lastValue(raw.goodsSort))
  return {
    distributor_id,
    category_id: idOf(lastValue(raw.category_id)),
    keywords: lastValue(raw.keywords).slice(0, 100) || undefined,
    goodsSort: [1, 2, 3, 4].includes(sort) ? sort : undefined,
    page: numberIn(lastValue(raw.page), 1_000_000) ?? 1,
  }
}

/** The shop of a static path (lib/web/list-path.ts); null when the path is invalid. */
export function staticShopQuery(shop: string, category: string, page: string): ShopQuery | null {
  const query = parseShopQuery({ distributor_id: shop, category_id: category, page })
  const isWhole = query && (category === 'all' || query.category_id) && String(query.page) === page
  return isWhole ? query : null
}

/**
 * The input of the list call. The sequence of the keys is fixed, because a cached list is found by this object's
 * JSON.
 */
export const shopGoodsInput = (query: ShopQuery) => ({
  page: query.page,
  pageSize: shopGoodsSize,
  ...(query.keywords && { keywords: query.keywords }),
  ...(query.category_id && { category_id: [query.category_id] }),
  distributor_id: [query.distributor_id],
  ...(query.goodsSort && { goodsSort: query.goodsSort }),
})
