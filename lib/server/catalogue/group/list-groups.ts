import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { activityList, type ActivityRow } from './sql'

/** A condition on activities; absent fields match all of them. */
interface GroupFilter {
  /** 1 announced, 2 running. */
  phase: number
  /** The name of the product. */
  name: string | undefined
  itemId: number | undefined
  goodsId: number | undefined
}

/**
 * A page of the activities that are announced or running, those that end first at the top; activities with too few
 * pieces for another team come last.
 * @param now epoch seconds
 * @returns the rows of the page, and the number of activities that match; 0 for a page after the last one
 */
export async function listGroups(
  db: Queries,
  { phase, name, itemId, goodsId }: GroupFilter,
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const rows = await db.run(activityList, [
    now,
    phase,
    name || null,
    itemId ?? null,
    goodsId ?? null,
    ...limitAndOffset(page, pageSize),
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}
