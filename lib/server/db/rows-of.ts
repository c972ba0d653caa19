import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'

/** The rows of a query. `execute` of both drivers returns `{ rows }`, but the common builder type does not declare it. */
export async function rowsOf<Row>(db: Queries, query: SQL): Promise<Row[]> {
  const result = (await db.orm.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
