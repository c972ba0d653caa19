import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import { searchPlan } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { chosenValues, narrowingFacets, type Chosen } from './chosen'
import { filterOf, indexFilter, indexOrder, keywordOf, listScope, pageScope, type ListFilter } from './filter'
import { rowsOf } from './rows-of'
import { facets, nothingFound, scanGoods, type Scan, type Scope } from './scan'

/** So many goods are put in order by how well they fit; of more, all fit, and their sales decide. */
const rankedUpTo = 1000

/** What a list shows: the goods of a page, and what was counted among all that fit. */
export interface Found extends Scan {
  ids: number[]
  isNear: boolean
  chosen: Chosen
  /** All goods that fit. */
  scope: Scope
}

interface Match {
  query: string
  scan: Scan
  isNear: boolean
}

const holds = (query: string): SQL => sql`i.words @@ ${query}::tsquery`

/** The narrowest reading of a keyword that finds something. */
async function matchOf(keyword: string, scan: (holding: SQL) => Promise<Scan>): Promise<Match> {
  const plan = searchPlan(keyword)
  if (!plan) return { query: '', scan: nothingFound, isNear: false }
  const tried = async (query: string, isNear: boolean): Promise<Match> => ({
    query,
    scan: await scan(holds(query)),
    isNear,
  })
  // Where very many goods are called so, what carries the words only in a parameter would be noise beside them.
  const named = await tried(plan.inName, false)
  if (named.scan.total > rankedUpTo) return named
  const exact = await tried(plan.exact, false)
  if (exact.scan.total > 0 || !plan.forgiving) return exact
  return tried(plan.forgiving, true)
}

/** The whole keyword in the name before its words there, these before other fields; then by sales (design §4). */
function byFit(keyword: string): SQL {
  const { text, inName } = searchPlan(keyword) ?? { text: '', inName: '' }
  return sql`(case when position(${text} in i.plain_name) > 0 then 2 when i.words @@ ${inName}::tsquery then 1 else 0 end) desc,
    i.sales desc, i.goods_id desc`
}

async function pageOf(
  db: Queries,
  { from, where, order }: Scope & { order: SQL },
  { page, pageSize }: ListFilter,
): Promise<number[]> {
  const rows = await rowsOf<{ goodsId: number | string }>(
    db,
    sql`select i.goods_id as "goodsId" from ${from} where ${where} order by ${order}
         limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return rows.map(({ goodsId }) => Number(goodsId))
}

/**
 * Finds a page of goods in the index (contract goods §2.1). A keyword is read word by word; with one character wrong or
 * missing it still finds something when nothing else does.
 * @throws MallError for characters that the search refuses
 */
export async function findGoods(db: Queries, asked: GoodsListInput, viewer: Viewer | null): Promise<Found> {
  const keyword = keywordOf(asked)
  const input = await filterOf(db, asked)
  const chosen = chosenValues(input)
  const narrowing = narrowingFacets(input)
  const free = facets.filter((facet) => !narrowing.includes(facet))
  /** What every facet offers, given how a keyword narrows the list: where nothing is left, the way back to something. */
  const withChosen = async (scan: Scan, narrowed: (scope: Scope) => Scope): Promise<Scan> => {
    const others = await Promise.all(
      narrowing.map(async (facet) => ({
        facet,
        all: await scanGoods(db, narrowed(listScope(input, viewer, facet)), [facet]),
      })),
    )
    return others.reduce<Scan>(
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
      pageOf(db, pageScope(input, viewer), input),
      scanGoods(db, scope, free).then((first) => withChosen(first, (own) => own)),
    ])
    return { ...scan, ids, chosen, isNear: false, scope }
  }

  const from = sql`goods_index i`
  const filter = indexFilter(input, viewer)
  const match = await matchOf(keyword, (holding) =>
    scanGoods(db, { from, where: sql`${holding} and ${filter}` }, free),
  )
  const { total } = match.scan
  const isRanked = total <= rankedUpTo
  const where = sql`${holds(match.query)} and ${filter}`
  // As a function the condition is not looked up but tested: where so many fit, the first in order are found sooner by
  // walking along the order than by collecting all of them.
  const walked = sql`ts_match_vq(i.words, ${match.query}::tsquery) and ${filter}`
  const order = input.goodsSort ? indexOrder(input.goodsSort) : isRanked ? byFit(keyword) : indexOrder(1)
  const [ids, scan] = await Promise.all([
    total === 0 ? [] : pageOf(db, { from, where: total < goodsCountLimit ? where : walked, order }, input),
    withChosen(match.scan, (own) => ({ ...own, where: sql`${holds(match.query)} and ${own.where}` })),
  ])
  return { ...scan, ids, chosen, isNear: match.isNear && total > 0, scope: { from, where } }
}
