import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorDifferenceCount, operatorDifferences, type DifferenceRow } from './operator-sql'

/**
 * A page of the differences between the statements of providers and the books of the mall, newest first.
 * @param filter.day `YYYY-MM-DD`; an absent field matches all differences
 * @param filter.isOpen only those that the desk has not explained yet
 * @returns the rows of the page, and the number of differences that match
 */
export async function listDifferences(
  db: Queries,
  { provider, day, isOpen }: { provider: string | undefined; day: string | undefined; isOpen: boolean },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const filter = [provider ?? null, day ?? null, isOpen]
  const [rows, [count]] = await Promise.all([
    db.run(operatorDifferences, [...filter, ...limitAndOffset(page, pageSize)]),
    db.run(operatorDifferenceCount, filter),
  ])
  return { rows, total: count?.total ?? 0 }
}
