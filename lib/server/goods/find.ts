import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { searchPlan } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { indexFilter, indexOrder, keywordOf, type Facet } from './filter'
import { rowsOf } from './rows-of'

/** Goods are counted up to here; nobody turns to the page behind it, and a larger number says nothing more. */
const countedUpTo = 10_000
/** So many goods are put in order by how well they fit; of more, all fit, and their sales decide. */
const rankedUpTo = 1000

/** What a list shows: the goods of a page, how many there are, and the condition that facets count under. */
export interface Found {
  ids: number[]
  total: number
  isNear: boolean
  /** The condition without the filter of one facet. */
  where: (without?: Facet) => SQL
}

/** How many rows of the index fulfil a condition, at most `countedUpTo`. */
async function count(db: Queries, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select 1 from goods_index i where ${where} limit ${countedUpTo}) counted`,
  )
  return row?.total ?? 0
}

interface Match {
  query: string
  total: number
  isNear: boolean
}

const holds = (query: string): SQL => sql`i.words @@ ${query}::tsquery`

/** The narrowest reading of a keyword that finds something. */
async function matchOf(db: Queries, keyword: string, filter: SQL): Promise<Match> {
  const plan = searchPlan(keyword)
  const nothing = { query: '', total: 0, isNear: false }
  if (!plan) return nothing
  const tried = async (query: string, isNear: boolean): Promise<Match> => ({
    query,
    total: await count(db, sql`${holds(query)} and ${filter}`),
    isNear,
  })
  const exact = await tried(plan.exact, false)
  if (exact.total > rankedUpTo) {
    // What carries the words only in a parameter would be noise beside so many names.
    const named = await tried(plan.inName, false)
    return named.total > rankedUpTo ? named : exact
  }
  if (exact.total > 0 || !plan.forgiving) return exact
  return tried(plan.forgiving, true)
}

/** The whole keyword in the name before its words there, these before other fields; then by sales (design §4). */
function byFit(keyword: string): SQL {
  const { text, inName } = searchPlan(keyword) ?? { text: '', inName: '' }
  return sql`(case when position(${text} in i.plain_name) > 0 then 2 when i.words @@ ${inName}::tsquery then 1 else 0 end) desc,
    i.sales desc, i.goods_id desc`
}

async function pageOf(db: Queries, where: SQL, order: SQL, input: GoodsListInput): Promise<number[]> {
  const rows = await rowsOf<{ goodsId: number | string }>(
    db,
    sql`select i.goods_id as "goodsId" from goods_index i where ${where} order by ${order}
         limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`,
  )
  return rows.map(({ goodsId }) => Number(goodsId))
}

/**
 * Finds a page of goods in the index (contract goods §2.1). A keyword is read word by word; with one character wrong or
 * missing it still finds something when nothing else does.
 * @throws MallError for characters that the search refuses
 */
export async function findGoods(db: Queries, input: GoodsListInput, viewer: Viewer | null): Promise<Found> {
  const keyword = keywordOf(input)
  const filter = indexFilter(input, viewer)
  if (!keyword) {
    const [ids, total] = await Promise.all([
      pageOf(db, filter, indexOrder(input.goodsSort), input),
      count(db, filter),
    ])
    return { ids, total, isNear: false, where: (without) => indexFilter(input, viewer, without) }
  }
  const match = await matchOf(db, keyword, filter)
  const isRanked = match.total <= rankedUpTo
  // As a function the condition is not looked up but tested: where so many fit, the first in order are found sooner by
  // walking along the order than by collecting all of them.
  const condition =
    match.total < countedUpTo ? holds(match.query) : sql`ts_match_vq(i.words, ${match.query}::tsquery)`
  const order = input.goodsSort ? indexOrder(input.goodsSort) : isRanked ? byFit(keyword) : indexOrder(1)
  const ids = match.total === 0 ? [] : await pageOf(db, sql`${condition} and ${filter}`, order, input)
  return {
    ids,
    total: match.total,
    isNear: match.isNear && match.total > 0,
    where: (without) => sql`${holds(match.query)} and ${indexFilter(input, viewer, without)}`,
  }
}
