import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { goodsCountLimit, isBeyondCount } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { matchKeyword } from '@/lib/server/search/match-keyword'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { filterOf, indexFilter, keywordOf, listScope, sortOf, type ListFilter } from './filter'
import { findAndSortIds, findIds, type FoundIds, type Scope } from './find-ids'
import { loadFacets, type FacetRows } from './load-facets'
import { resultPageOfMatch } from './result-page'
import { facets, narrowingFacets, selectedFacets, type Facet, type SelectedFacets } from './selected-facets'

/** The products of a page, and all that were found, as far as they are counted. */
export interface FoundGoods {
  ids: number[]
  total: number
  /** All found products that are counted. */
  counted: readonly number[]
  isNear: boolean
  selected: SelectedFacets
  /** The rows of all matching products. */
  scope: Scope
  /** The rows of all matching products without the filter of a facet. */
  scopeWithout: (facet: Facet) => Scope
}

/** The products of one page of a list that was read in its sort. */
const pageOf = (ids: readonly number[], { page, pageSize }: ListFilter): number[] =>
  ids.slice((page - 1) * pageSize, page * pageSize)

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
  if (!keyword) {
    const scope = listScope(input, viewer)
    const { total, ids } = await findIds(db, scope)
    return {
      ids: isBeyondCount(input) ? [] : pageOf(ids, input),
      total,
      counted: ids,
      isNear: false,
      selected,
      scope,
      scopeWithout: (facet) => listScope(input, viewer, facet),
    }
  }

  const scopeOf = (condition: SQL, without?: Facet): Scope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${indexFilter(input, viewer, without)}`,
  })
  const match = await matchKeyword(keyword, (found, byRelevance) =>
    findAndSortIds(db, scopeOf(found), input.goodsSort ? sortOf(input.goodsSort) : byRelevance),
  )
  const found = match?.found ?? sql`false`
  const { total, ids }: FoundIds = match?.counts ?? { total: 0, ids: [] }
  const readPage = () =>
    match && total === goodsCountLimit
      ? resultPageOfMatch(db, match, indexFilter(input, viewer), input)
      : pageOf(ids, input)
  return {
    ids: isBeyondCount(input) ? [] : await readPage(),
    total,
    counted: ids,
    isNear: match?.isNear ?? false,
    selected,
    scope: scopeOf(found),
    scopeWithout: (facet) => scopeOf(found, facet),
  }
}

/** The facets of found products, and those for which only the first products were counted. */
interface FoundFacets extends FacetRows {
  partial: Facet[]
}

const rowsOf: Record<Facet, keyof FacetRows> = {
  brand: 'brands',
  tag: 'tags',
  params: 'params',
  price: 'prices',
}

/**
 * Counts the facets. A facet with a selected value is counted without its own filter, so that an empty list still offers a
 * way back.
 */
export async function findFacets(
  db: Queries,
  { total, counted, selected, scopeWithout }: FoundGoods,
  request: GoodsListInput,
): Promise<FoundFacets> {
  const narrowing = narrowingFacets(selected, request)
  const [shared, ...wider] = await Promise.all([
    loadFacets(db, counted, selected),
    ...narrowing.map(async (facet) => ({ facet, ...(await findIds(db, scopeWithout(facet))) })),
  ])
  const own = await Promise.all(
    wider.map(async ({ facet, ids, total: all }) => {
      // A filter that leaves out nothing: the wider scope holds the same products.
      const isSame = all === total && all < goodsCountLimit
      return { facet, total: all, rows: isSame ? shared : await loadFacets(db, ids, selected) }
    }),
  )
  const totalOf = (facet: Facet) => own.find((one) => one.facet === facet)?.total ?? total
  // Facets of all found products first, then those without their own filter.
  const ordered = [...facets.filter((facet) => !narrowing.includes(facet)), ...narrowing]
  return {
    ...shared,
    ...Object.fromEntries(own.map(({ facet, rows }) => [rowsOf[facet], rows[rowsOf[facet]]])),
    partial: ordered.filter((facet) => totalOf(facet) === goodsCountLimit),
  }
}
