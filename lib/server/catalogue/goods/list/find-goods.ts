import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { goodsCountLimit, isBeyondCount } from '@/lib/domain/search/limits'
import { countParts } from '@/lib/server/catalogue/search/count-parts'
import { findMeantWord, type MeantKeyword } from '@/lib/server/catalogue/search/find-meant-word'
import { matchKeyword } from '@/lib/server/catalogue/search/match-keyword'
import { readSpelling } from '@/lib/server/catalogue/search/read-spelling'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pageOf } from '@/lib/server/ground/db/page'
import { filterByFacets, parametersOf, withoutFilters, withoutParameter } from './facet-filter'
import { filterOf, indexFilter, isPlain, keywordOf, listScope, sortOf, type ListFilter } from './filter'
import { findAndSortProducts, findProducts, type FoundProducts, type Scope } from './find-products'
import { resultPageOfMatch } from './result-page'
import { narrowingFacets, selectedFacets, type Facet, type SelectedFacets } from './selected-facets'

/** The products of a page, and all found products as far as they are counted. */
export interface FoundGoods {
  ids: number[]
  total: number
  /** All found products that are counted. */
  counted: FoundProducts
  isNear: boolean
  /** The corrected keyword, when no product contains the whole keyword. */
  meant: string | null
  /** The list has no filter but a category. */
  isPlain: boolean
  selected: SelectedFacets
  /** The facets with a selected value. */
  narrowing: readonly Facet[]
  /** The rows of all matching products. */
  scope: Scope
  /** All matching products without the filter of a facet, as far as they are counted. */
  widerThan: (facet: Exclude<Facet, 'params'>) => Promise<FoundProducts>
  /** The parameters with a selected value. */
  selectedParameters: readonly number[]
  /** The same without the selected values of a parameter. */
  widerThanParameter: (parameter: number) => Promise<FoundProducts>
}

/** The products of one page of a list that was read in its sort. */
const idsOfPage = ({ ids }: FoundProducts, { page, pageSize }: ListFilter): number[] =>
  pageOf(ids, page, pageSize)

const nothing: FoundProducts = { ids: [], products: [] }

/** The results of a list with its facet filters, and without them. */
interface Counted {
  total: number
  found: FoundProducts
  unfiltered: FoundProducts
}

/**
 * Reads the products of a list without its facet filters and filters them here. A facet that ignores its own filter
 * uses the same products, so one statement serves all. The database filters only when there are more products than are
 * counted.
 */
async function readCounted(
  input: ListFilter,
  narrowing: readonly Facet[],
  read: (input: ListFilter) => Promise<FoundProducts>,
): Promise<Counted> {
  const unfiltered = await read(withoutFilters(input, narrowing))
  if (narrowing.length === 0) return { total: unfiltered.ids.length, found: unfiltered, unfiltered }
  const isAll = unfiltered.ids.length < goodsCountLimit
  const found = isAll ? filterByFacets(unfiltered, input) : await read(input)
  return { total: found.ids.length, found, unfiltered }
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
  const selectedParameters = parametersOf(input)
  const widening = ({ unfiltered }: Counted, read: (input: ListFilter) => Promise<FoundProducts>) => {
    const readWider = async (wider: ListFilter, isUnfiltered: boolean) => {
      if (unfiltered.ids.length < goodsCountLimit) return filterByFacets(unfiltered, wider)
      return isUnfiltered ? unfiltered : read(wider)
    }
    const isOnly = narrowing.length === 1
    return {
      widerThan: (facet: Facet) => readWider(withoutFilters(input, [facet]), isOnly),
      selectedParameters,
      widerThanParameter: (parameter: number) =>
        readWider(withoutParameter(input, parameter), isOnly && selectedParameters.length === 1),
    }
  }
  if (!keyword) {
    const read = (filter: ListFilter) => findProducts(db, listScope(filter, viewer))
    const counted = await readCounted(input, narrowing, read)
    return {
      ids: isBeyondCount(input) ? [] : idsOfPage(counted.found, input),
      total: counted.total,
      counted: counted.found,
      isNear: false,
      meant: null,
      isPlain: isPlain(input),
      selected,
      narrowing,
      scope: listScope(input, viewer),
      ...widening(counted, read),
    }
  }

  const scopeOf = (condition: SQL, filter: ListFilter): Scope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${indexFilter(filter, viewer)}`,
  })
  const { folded, ...spelling } = await readSpelling(db, keyword)
  let meant: MeantKeyword | null = null
  const match = await matchKeyword(folded, spelling, {
    count: (found, byRelevance) => {
      const sort = input.goodsSort ? sortOf(input.goodsSort) : byRelevance
      return readCounted(input, narrowing, (filter) => findAndSortProducts(db, scopeOf(found, filter), sort))
    },
    countParts: (queries) => countParts(db, queries),
    meant: async () => {
      meant = await findMeantWord(db, folded)
      if (!meant?.soundsLike) return null
      const { folded: keyword, ...spelling } = await readSpelling(db, meant.keyword)
      return { keyword, spelling }
    },
  })
  const found = match?.found ?? sql`false`
  const counted = match?.counts ?? { total: 0, found: nothing, unfiltered: nothing }
  const readPage = () =>
    match && counted.total === goodsCountLimit
      ? resultPageOfMatch(db, match, indexFilter(input, viewer), input)
      : idsOfPage(counted.found, input)
  return {
    ids: isBeyondCount(input) ? [] : await readPage(),
    total: counted.total,
    counted: counted.found,
    isNear: match?.isNear ?? false,
    meant: (meant as MeantKeyword | null)?.keyword ?? null,
    isPlain: false,
    selected,
    narrowing,
    scope: scopeOf(found, input),
    // The sort of the products that a facet counts does not matter.
    ...widening(counted, (filter) => findProducts(db, scopeOf(found, filter))),
  }
}
