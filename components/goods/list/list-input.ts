import { subsidyTag } from '@/lib/domain/goods/subsidy'
import type { ListQuery } from '@/lib/web/list-href'

/** Products on a page of a list (spec 1 §9). */
export const listPageSize = 18

/**
 * The input of the list call. The sequence of the keys is fixed, because a cached list is found by this object's JSON.
 */
export const listInput = (query: ListQuery) => ({
  page: query.page,
  pageSize: listPageSize,
  ...(query.keywords && { keywords: query.keywords }),
  ...(query.cat_id && { category_id: [query.cat_id] }),
  ...(query.main_category && { main_category: [query.main_category] }),
  ...(query.brand_id.length > 0 && { brand_id: query.brand_id }),
  ...(query.tag && { tag: query.tag }),
  // Other back ends know the tag only. With both, the other tags are counted among the subsidised products.
  ...((query.subsidy || query.tag === subsidyTag) && { tag: query.tag ?? subsidyTag, subsidy: true }),
  ...(query.item_params.length > 0 && { item_params: query.item_params }),
  ...(query.distributor_id !== undefined && { distributor_id: [query.distributor_id] }),
  ...(query.card_id && { card_id: query.card_id }),
  ...(query.in_stock && { in_stock: true }),
  ...(query.goodsSort && { goodsSort: query.goodsSort }),
  ...(query.start_price && { start_price: query.start_price }),
  ...(query.end_price && { end_price: query.end_price }),
})
