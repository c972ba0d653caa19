import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Match } from '@/lib/server/catalogue/search/match-keyword'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { pageIds } from '../sql/list'
import { sortOf, type ListFilter } from './filter'
import type { Scope } from './find-products'

type SortedScope = Scope & { sort: SQL }

async function readIds(
  db: Queries,
  { from, where, sort }: SortedScope,
  limit: number,
  offset: number,
): Promise<number[]> {
  if (limit <= 0) return []
  const rows = await db.run(
    ...pageIds(
      sql`select i.goods_id as "goodsId" from ${from} where ${where} order by ${sort} limit ${limit} offset ${offset}`,
    ),
  )
  return rows.map(({ goodsId }) => goodsId)
}

/** The product ids of one page of a scope. */
const resultPage = (
  db: Queries,
  scope: SortedScope,
  { page, pageSize }: Pick<ListFilter, 'page' | 'pageSize'>,
): Promise<number[]> => readIds(db, scope, ...limitAndOffset(page, pageSize))

const bySales = sortOf(1)

/**
 * The product ids of one page of a keyword search that finds more products than are counted, in the selected sort or by
 * relevance: only those that match best are sorted by relevance, the others are equally relevant and follow by sales.
 */
export async function resultPageOfMatch(
  db: Queries,
  { tested, byRelevance, first }: Match<{ total: number }>,
  filter: SQL,
  input: ListFilter,
): Promise<number[]> {
  const scopeOf = (condition: SQL, sort: SQL): SortedScope => ({
    from: sql`goods_index i`,
    where: sql`${condition} and ${filter}`,
    sort,
  })
  if (input.goodsSort) return resultPage(db, scopeOf(tested, sortOf(input.goodsSort)), input)
  if (!first || first.total === 0) return resultPage(db, scopeOf(tested, bySales), input)

  const [limit, skipped] = limitAndOffset(input.page, input.pageSize)
  const best = await readIds(
    db,
    scopeOf(first.found, byRelevance),
    Math.min(limit, first.total - skipped),
    skipped,
  )
  const others = await readIds(
    db,
    scopeOf(sql`${tested} and not ${first.tested}`, bySales),
    limit - best.length,
    Math.max(0, skipped - first.total),
  )
  return [...best, ...others]
}
