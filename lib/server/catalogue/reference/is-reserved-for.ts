import 'server-only'
import { isReserved, type Joiner } from '@/lib/domain/promotion'
import type { scopeRow } from '@/lib/server/catalogue/goods-lookup/sale-columns'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Reference } from './load-reference'

/**
 * Whether 会员优先购 reserves a product for grades that the viewer does not have (contract trade §2.1).
 * @param viewer null for a guest
 * @param now epoch seconds
 */
export const isReservedFor = (
  { categories, preferences }: Reference,
  goods: RowOf<typeof scopeRow> & { goodsId: number },
  viewer: Joiner,
  now: number,
): boolean =>
  // Most malls have no such promotion.
  preferences.length > 0 &&
  isReserved(
    preferences,
    { ...goods, categoryPath: categories.get(goods.mainCategoryId ?? 0)?.path ?? [] },
    viewer,
    now,
  )
