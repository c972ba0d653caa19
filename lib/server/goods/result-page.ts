import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import type { Match } from '@/lib/server/search/match'
import { indexOrder, type ListFilter } from './filter'
import { rowsOf } from '../db/rows-of'
import type { Scope } from './count-facets'

type OrderedScope = Scope & { order: SQL }

async function someOf(
  db: Queries,
  { from, where, order }: OrderedScope,
  limit: number,
  offset: number,
): Promise<number[]> {
  if (limit <= 0) return []
  const rows = await rowsOf<{ goodsId: number | string }>(
    db,
    sql`select i.goods_id as "goodsId" from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ goodsId }) => Number(goodsId))
}

/** The ids of a page of these goods. */
export const resultPage = (
  db: Queries,
  scope: OrderedScope,
  { page, pageSize }: Pick<ListFilter, 'page' | 'pageSize'>,
): Promise<number[]> => someOf(db, scope, pageSize, (page - 1) * pageSize)

const bySales = indexOrder(1)

/**
 * The ids of a page of what a keyword found, in the chosen order or by how well the goods fit. Of more goods than are counted
 * only the first are compared; the others fit alike and are read along their sales.
 */
export async function resultPageOfMatch(
  db: Queries,
  { found, tested, scan, byFit, first }: Match,
  filter: SQL,
  input: ListFilter,
): Promise<number[]> {
  const from = sql`goods_index i`
  const among = (condition: SQL, order: SQL): OrderedScope => ({
    from,
    where: sql`${condition} and ${filter}`,
    order,
  })
  if (scan.total === 0) return []
  if (scan.total < goodsCountLimit)
    return resultPage(db, among(found, input.goodsSort ? indexOrder(input.goodsSort) : byFit), input)
  if (input.goodsSort) return resultPage(db, among(tested, indexOrder(input.goodsSort)), input)
  if (!first || first.total === 0) return resultPage(db, among(tested, bySales), input)

  const skipped = (input.page - 1) * input.pageSize
  const better = await someOf(
    db,
    among(first.found, byFit),
    Math.min(input.pageSize, first.total - skipped),
    skipped,
  )
  const others = await someOf(
    db,
    among(sql`${tested} and not ${first.tested}`, bySales),
    input.pageSize - better.length,
    Math.max(0, skipped - first.total),
  )
  return [...better, ...others]
}
