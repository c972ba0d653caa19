import 'server-only'
import type { DemoScope } from '../data'
import { brandId, goodsId, mainCategoryId, tagId } from '../ids'

const kinds = {
  goods: { useBound: 1, idOf: goodsId },
  category: { useBound: 2, idOf: mainCategoryId },
  tag: { useBound: 3, idOf: tagId },
  brand: { useBound: 4, idOf: brandId },
}

/**
 * The products that a coupon or promotion covers, as columns: 1 products · 2 management category and its subtree · 3
 * tag · 4 brand.
 */
export function boundOf(scope: DemoScope): { useBound: number; boundIds: number[] } {
  if (scope.kind === 'all') return { useBound: 0, boundIds: [] }
  const { useBound, idOf } = kinds[scope.kind]
  return { useBound, boundIds: scope.keys.map(idOf) }
}
