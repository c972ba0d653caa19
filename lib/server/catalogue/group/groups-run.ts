import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { eventTags } from '@/lib/web/cache-tags'
import { anyRuns } from './sql'

/** Whether a group-buying activity runs; the navigation then links to them. @param now epoch seconds */
export async function groupsRun(db: Queries, now: number): Promise<boolean> {
  return (await db.run(anyRuns, [now])).length > 0
}

/**
 * The cache tags of pages with activities of these products; includes the navigation of all pages when the first
 * activity began or the last one ended.
 */
export const groupTags = (goodsIds: readonly number[], ran: boolean, runs: boolean): string[] => [
  ...goodsIds.flatMap(eventTags.groupsChanged),
  ...(ran === runs ? [] : eventTags.groupsRunChanged()),
]
