import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { goodsCountLimit, isBeyondCount } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { matchKeyword } from '@/lib/server/search/match-keyword'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { filterByFacets, withoutFilters } from './facet-filter'
import { filterOf, indexFilter, keywordOf, listScope, sortOf, type ListFilter } from './filter'
import { findAndSortProducts, findProducts, type FoundProduct, type Scope } from './find-products'
import { resultPageOfMatch } from './result-page'
import { narrowingFacets, selectedFacets, type Facet, type SelectedFacets } from './selected-facets'

/** The products of a page, and all that were found, as far as they are counted. */
export interface FoundGoods {
  ids: number[]
  total: number
  /** All found products that are counted. */
  counted: readonly FoundProduct[]
  isNear: boolean
  selected: SelectedFacets
  /** The facets with a selected value. */
  narrowing: readonly Facet[]
  /** The rows of all matching products. */
  scope: Scope
  /** All matching products without the filter of a facet, as far as they are counted. */
  widerThan: (facet: Facet) => Promise<readonly FoundProduct[]>
}

/** The products of one page of a list that was read in its sort. */
const pageOf = (products: readonly FoundProduct[], { page, pageSize }: ListFilter): number[] =>
  products.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)

/** What a list finds with its facet filters, and without them. */
interface Counted {
  total: number
  products: readonly FoundProduct[]
  unfiltered: readonly FoundProduct[]
}

/**
 * Reads the products of a list without its facet filters and filters them here. The same products are the facets without
 * their own filter, so one statement serves all. Only when there are more than are counted, the database filters.
 */
async function readCounted(
  input: ListFilter,
  narrowing: readonly Facet[],
  read: (input: ListFilter) => Promise<FoundProduct[]>,
): Promise<Counted> {
  const unfiltered = await read(withoutFilters(input, narrowing))
  if (narrowing.length === 0) return { total: unfiltered.length, products: unfiltered, unfiltered }
  const products = unfiltered.length < goodsCountLimit ? filterByFacets(unfiltered, input) : await read(input)
  return { total: products.length, products, unfiltered }
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
  const narrowing = narrowingFacets(selected, request)
  const widerThan =
    ({ unfiltered }: Counted, read: (input: ListFilter) => Promise<FoundProduct[]>) =>
    async (facet: Facet) => {
      if (unfiltered.length < goodsCountLimit) return filterByFacets(unfiltered, input, facet)
      return narrowing.length === 1 ? unfiltered : read(withoutFilters(input, [facet]))
    }
  if (!keyword) {
    const read = (filter: ListFilter) => findProducts(db, listScope(filter, viewer))
    const counted = await readCounted(input, narrowing, read)
    return {
      ids: isBeyondCount(input) ? [] : pageOf(counted.products, input),
      total: counted.total,
      counted: counted.products,
      isNear: false,
      selected,
      narrowing,
      scope: listScope(input, viewer),
      widerThan: widerThan(counted, read),
    }
  }

  const scopeOf = (condition: SQL, filter: ListFilter): Scope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${indexFilter(filter, viewer)}`,
  })
  const match = await matchKeyword(keyword, (found, byRelevance) => {
    const sort = input.goodsSort ? sortOf(input.goodsSort) : byRelevance
    return readCounted(input, narrowing, (filter) => findAndSortProducts(db, scopeOf(found, filter), sort))
  })
  const found = match?.found ?? sql`false`
  const counted = match?.counts ?? { total: 0, products: [], unfiltered: [] }
  const readPage = () =>
    match && counted.total === goodsCountLimit
      ? resultPageOfMatch(db, match, indexFilter(input, viewer), input)
      : pageOf(counted.products, input)
  return {
    ids: isBeyondCount(input) ? [] : await readPage(),
    total: counted.total,
    counted: counted.products,
    isNear: match?.isNear ?? false,
    selected,
    narrowing,
    scope: scopeOf(found, input),
    // The sort of the products that a facet counts does not matter.
    widerThan: widerThan(counted, (filter) => findProducts(db, scopeOf(found, filter))),
  }
}
