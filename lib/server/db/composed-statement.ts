import 'server-only'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Columns, RowOf, Statement } from './statement'

const dialect = new PgDialect()

/**
 * Declares a statement whose text is assembled from the conditions of a call.
 *
 *     const idsOfPage = composedStatement('goods_page', { goodsId: number })
 *     const rows = await db.run(...idsOfPage(sql`select i.goods_id as "goodsId" from … where ${condition}`))
 *
 * PostgreSQL plans it for each call: which index is fast depends on how rare the values of the conditions are, so a plan
 * for all values would read the whole mall for a rare tag or brand.
 *
 * @param name snake_case, subject first; all texts share it
 * @param columns what it returns; tests compare it with what the texts of tests/fixtures/engine/composed-statements.ts return, and
 *   check every row that they read
 */
export function composedStatement<C extends Columns>(name: string, columns: C) {
  globalThis.__mallStatementRegistry?.setComposed(name)
  return (query: SQL): [statement: Statement<RowOf<C>>, params: unknown[]] => {
    const { sql: text, params } = dialect.sqlToQuery(query)
    return [{ name, text, columns, isPlannedPerCall: true }, params]
  }
}
