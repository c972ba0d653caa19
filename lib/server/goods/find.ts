import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { isBeyondCount } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { matchOf } from '@/lib/server/search/match'
import type { Viewer } from '@/lib/server/session/viewer'
import { selectedFacets, narrowingFacets, type SelectedFacets } from './selected-facets'
import { filterOf, indexFilter, keywordOf, listScope, pageScope } from './filter'
import { resultPage, resultPageOfMatch } from './result-page'
import { facets, nothingFound, countFacets, type FacetCounts, type Scope } from './count-facets'

/** What a list shows: the goods of a page, and what was counted among all that fit. */
export interface Found extends FacetCounts {
  ids: number[]
  isNear: boolean
  chosen: SelectedFacets
  /** All goods that fit. */
  scope: Scope
}

/**
 * Finds a page of goods in the index (contract goods §2.1). Where nothing holds all of a keyword, a nearby one is
 * looked for: `isNear` (lib/domain/search).
 * @throws MallError for characters that the search refuses
 */
export async function findGoods(db: Queries, asked: GoodsListInput, viewer: Viewer | null): Promise<Found> {
  const keyword = keywordOf(asked)
  const input = await filterOf(db, asked)
  const chosen = selectedFacets(input)
  const narrowing = narrowingFacets(input)
  const free = facets.filter((facet) => !narrowing.includes(facet))
  /** What every facet offers, given how a keyword narrows the list: where nothing is left, the way back to something. */
  const withChosen = async (scan: FacetCounts, narrowed: (scope: Scope) => Scope): Promise<FacetCounts> => {
    const others = await Promise.all(
      narrowing.map(async (facet) => ({
        facet,
        all: await countFacets(db, narrowed(listScope(input, viewer, facet)), [facet]),
      })),
    )
    return others.reduce<FacetCounts>(
      (merged, { facet, all }) => ({
        ...merged,
        [facet]: all[facet],
        partial: [...merged.partial, ...all.partial],
      }),
      scan,
    )
  }

  if (!keyword) {
    const scope = listScope(input, viewer)
    const [ids, scan] = await Promise.all([
      isBeyondCount(input) ? [] : resultPage(db, pageScope(input, viewer), input),
      countFacets(db, scope, free).then((first) => withChosen(first, (own) => own)),
    ])
    return { ...scan, ids, chosen, isNear: false, scope }
  }

  const filter = indexFilter(input, viewer)
  const among = (condition: SQL): Scope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${filter}`,
  })
  const match = await matchOf(keyword, (found) => countFacets(db, among(found), free))
  if (!match) return { ...nothingFound, ids: [], chosen, isNear: false, scope: among(sql`false`) }
  const [ids, scan] = await Promise.all([
    isBeyondCount(input) ? [] : resultPageOfMatch(db, match, filter, input),
    withChosen(match.scan, (own) => ({ ...own, where: sql`${match.found} and ${own.where}` })),
  ])
  return { ...scan, ids, chosen, isNear: match.isNear, scope: among(match.found) }
}
