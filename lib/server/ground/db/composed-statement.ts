import 'server-only'
import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Columns, RowOf, Statement } from './statement'

const dialect = new PgDialect()

/** Most texts that are planned once: each is a prepared statement on every connection. */
const maxPlannedOnce = 100
const plannedOnce = new Map<string, string>()

/** The name of a text that is planned once; undefined when there are too many. */
function nameOf(name: string, text: string): string | undefined {
  const known = plannedOnce.get(text)
  if (known || plannedOnce.size >= maxPlannedOnce) return known
  const own = `${name}_${createHash('sha1').update(text).digest('hex').slice(0, 12)}`
  plannedOnce.set(text, own)
  return own
}

/**
 * Declares a statement whose text is assembled from the conditions of a call.
 *
 *     const idsOfPage = composedStatement('goods_page', { goodsId: number })
 *     const rows = await db.run(...idsOfPage(sql`select i.goods_id as "goodsId" from … where ${condition}`))
 *
 * PostgreSQL plans it for each call: which index is fast depends on how rare the values of the conditions are, so a
 * plan for all values would read the whole mall for a rare tag or brand. For conditions whose plan does not depend on
 * their values, `isPlannedOnce` saves the planning; such conditions must have few texts.
 *
 * @param name snake_case, subject first; all texts share it
 * @param columns the columns of its rows; tests compare them with the results of the texts in
 *   tests/fixtures/engine/composed-statements.ts, and check every row
 */
export function composedStatement<C extends Columns>(name: string, columns: C) {
  globalThis.__mallStatementRegistry?.setComposed(name)
  return (
    query: SQL,
    { isPlannedOnce = false } = {},
  ): [statement: ComposedStatement<RowOf<C>>, params: unknown[]] => {
    const { sql: text, params } = dialect.sqlToQuery(query)
    const own = isPlannedOnce ? nameOf(name, text) : undefined
    const statement = { name: own ?? name, text, columns, composed: name }
    return [own ? statement : { ...statement, isPlannedPerCall: true }, params]
  }
}

/** A composed statement; `composed` is its declared name. */
export type ComposedStatement<Row> = Statement<Row> & { readonly composed: string }
