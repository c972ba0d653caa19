import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { isBeyondCount } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { matchKeyword } from '@/lib/server/search/match-keyword'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { countFacets, facets, nothingFound, type FacetCounts, type Scope } from './count-facets'
import { filterOf, indexFilter, keywordOf, listScope, pageScope } from './filter'
import { resultPage, resultPageOfMatch } from './result-page'
import { narrowingFacets, selectedFacets, type SelectedFacets } from './selected-facets'

/** The products of a page, and the counts of all matching products. */
export interface FoundGoods extends FacetCounts {
  ids: number[]
  isNear: boolean
  selected: SelectedFacets
  /** All matching products. */
  scope: Scope
}

/**
 * Finds a page of products in the index (contract goods §2.1). When no product holds all of a keyword, near results are
 * found instead and `isNear` is true (ADR 0013).
 * @throws MallError 系统当前不支特殊字符搜索 for 4-byte characters
 */
export async function findGoods(
  db: Queries,
  request: GoodsListInput,
  viewer: Viewer | null,
): Promise<FoundGoods> {
  const keyword = keywordOf(request)
  const input = await filterOf(db, request)
  const selected = selectedFacets(input)
  const narrowing = narrowingFacets(input)
  const otherFacets = facets.filter((facet) => !narrowing.includes(facet))
  /** Adds the counts of the narrowing facets, each without its own filter, so that an empty list still offers a way back. */
  const withNarrowing = async (
    counts: FacetCounts,
    withKeyword: (scope: Scope) => Scope,
  ): Promise<FacetCounts> => {
    const ownCounts = await Promise.all(
      narrowing.map(async (facet) => ({
        facet,
        all: await countFacets(db, withKeyword(listScope(input, viewer, facet)), [facet]),
      })),
    )
    return ownCounts.reduce<FacetCounts>(
      (merged, { facet, all }) => ({
        ...merged,
        [facet]: all[facet],
        partial: [...merged.partial, ...all.partial],
      }),
      counts,
    )
  }

  if (!keyword) {
    const scope = listScope(input, viewer)
    const [ids, counts] = await Promise.all([
      isBeyondCount(input) ? [] : resultPage(db, pageScope(input, viewer), input),
      countFacets(db, scope, otherFacets).then((others) => withNarrowing(others, (unchanged) => unchanged)),
    ])
    return { ...counts, ids, selected, isNear: false, scope }
  }

  const filter = indexFilter(input, viewer)
  const scopeOf = (condition: SQL): Scope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${filter}`,
  })
  const match = await matchKeyword(keyword, (found) => countFacets(db, scopeOf(found), otherFacets))
  if (!match) return { ...nothingFound, ids: [], selected, isNear: false, scope: scopeOf(sql`false`) }
  const [ids, counts] = await Promise.all([
    isBeyondCount(input) ? [] : resultPageOfMatch(db, match, filter, input),
    withNarrowing(match.counts, (scope) => ({ ...scope, where: sql`${match.found} and ${scope.where}` })),
  ])
  return { ...counts, ids, selected, isNear: match.isNear, scope: scopeOf(match.found) }
}
