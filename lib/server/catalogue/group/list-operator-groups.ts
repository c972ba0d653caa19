import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorGroups, type OperatorGroupRow } from './operator-sql'

/**
 * A page of the activities of a shop or of all shops, the latest first (contract operator).
 * @param filter.phase 1 not started, 2 running, 3 ended, 0 for all
 * @param now epoch seconds
 * @returns the rows of the page, and the number of activities that match; 0 for a page after the last one
 */
export async function listOperatorGroups(
  db: Queries,
  { shopId, itemId, phase }: { shopId: number | null; itemId: number | undefined; phase: number },
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ rows: OperatorGroupRow[]; total: number }> {
  const rows = await db.run(operatorGroups, [
    shopId,
    itemId ?? null,
    phase,
    now,
    ...limitAndOffset(page, pageSize),
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}
