import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { groupsRun, groupTags } from './groups-run'
import { goodsOfTurnedGroups } from './sql'

/** Invalidates pages with an activity that began or ended after `since` and up to `until` (epoch seconds). */
export async function invalidateTurnedGroups(mall: Mall, since: number, until: number): Promise<void> {
  const rows = await mall.db.run(goodsOfTurnedGroups, [since, until])
  if (rows.length === 0) return
  const [ran, runs] = [await groupsRun(mall.db, since), await groupsRun(mall.db, until)]
  await mall.invalidate(
    groupTags(
      rows.map(({ goodsId }) => goodsId),
      ran,
      runs,
    ),
  )
}
