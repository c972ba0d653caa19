import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorStrays, type StrayRow } from './operator-sql'

/**
 * A page of the payments without an open order, newest first.
 * @returns the rows of the page, and the number of such payments; 0 for a page after the last one
 */
export async function listStrays(
  db: Queries,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: StrayRow[]; total: number }> {
  const rows = await db.run(operatorStrays, [...limitAndOffset(page, pageSize)])
  return { rows, total: rows[0]?.total ?? 0 }
}
