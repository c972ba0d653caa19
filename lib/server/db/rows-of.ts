import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/server/db/connection'

/** `execute` of both homes gives `{ rows }`; the common builder type does not say so. */
export async function rowsOf<Row>(db: Queries, query: SQL): Promise<Row[]> {
  const result = (await db.orm.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
