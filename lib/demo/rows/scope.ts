import 'server-only'
import type { DemoScope } from '@/lib/demo/data'
import { brandId, goodsId, mainCategoryId, tagId } from './ids'

const kinds = {
  goods: { useBound: 1, idOf: goodsId },
  category: { useBound: 2, idOf: mainCategoryId },
  tag: { useBound: 3, idOf: tagId },
  brand: { useBound: 4, idOf: brandId },
}

/** What a coupon or a promotion counts for, as columns: 1 goods · 2 management category with all below · 3 tag · 4 brand. */
export function boundOf(scope: DemoScope): { useBound: number; boundIds: number[] } {
  if (scope.kind === 'all') return { useBound: 0, boundIds: [] }
  const { useBound, idOf } = kinds[scope.kind]
  return { useBound, boundIds: scope.keys.map(idOf) }
}
