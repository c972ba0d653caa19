import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import type { Queries } from '@/lib/server/db/connection'
import { foundIds } from './sql/list'

/** Rows of `goods_index i`: the tables to read, the condition on them, and the sort if they are read in one. */
export interface Scope {
  from: SQL
  where: SQL
  sort?: SQL
  /** The fast plan does not depend on the values of the condition. */
  isPlannedOnce?: boolean
}

/** The products of a scope, at most as many as are counted: the cost does not grow with the mall (ADR 0014). */
export interface FoundIds {
  total: number
  ids: number[]
}

/** Reads the products of a scope along its sort. */
export const findIds = (db: Queries, { from, where, sort, isPlannedOnce }: Scope): Promise<FoundIds> =>
  read(
    db,
    sql`select i.goods_id from ${from} where ${where} ${sort ? sql`order by ${sort}` : sql``} limit ${goodsCountLimit}`,
    isPlannedOnce,
  )

/**
 * Reads the products of a scope and then sorts them, for conditions that an index answers without a sort. When there are
 * more than are counted, the sort holds for those that were read only.
 */
export const findAndSortIds = (db: Queries, { from, where }: Scope, sort: SQL): Promise<FoundIds> =>
  read(
    db,
    sql`select i.goods_id from (select i.* from ${from} where ${where} limit ${goodsCountLimit}) i order by ${sort}`,
  )

async function read(db: Queries, query: SQL, isPlannedOnce = false): Promise<FoundIds> {
  const [row] = await db.run(
    ...foundIds(sql`select coalesce(json_agg(goods_id), '[]') as ids from (${query}) found`, {
      isPlannedOnce,
    }),
  )
  const ids = row?.ids ?? []
  return { total: ids.length, ids }
}
