import 'server-only'
import type { Mall } from '@/lib/server/context'
import { eventTags } from '@/lib/web/cache-tags'
import { goodsOfTurnedGroups } from './sql'

/** Invalidates what shows an activity that began or ended after `since` and up to `until` (epoch seconds). */
export async function invalidateTurnedGroups(mall: Mall, since: number, until: number): Promise<void> {
  const rows = await mall.db.run(goodsOfTurnedGroups, [since, until])
  if (rows.length > 0) await mall.invalidate(rows.flatMap(({ goodsId }) => eventTags.groupsChanged(goodsId)))
}
