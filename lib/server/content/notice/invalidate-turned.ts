import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { turnedNotices } from './sql'

/** Drops the pages with notices when one began or ended after `since` and up to `until` (epoch seconds). */
export async function invalidateTurnedNotices(mall: Mall, since: number, until: number): Promise<void> {
  const [row] = await mall.db.run(turnedNotices, [since, until])
  if (row?.found) await mall.invalidate(eventTags.noticesChanged())
}
