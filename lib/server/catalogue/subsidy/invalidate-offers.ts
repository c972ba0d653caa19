import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { spentClasses } from './sql'

/**
 * Invalidates pages with subsidies when the budget of a class was used up or became available again, in any process.
 * @param before the classes without budget at the last call; undefined at the first
 * @returns the classes without budget now
 */
export async function invalidateOffers(mall: Mall, before: string | undefined): Promise<string> {
  const rows = await mall.db.run(spentClasses, [])
  const now = rows.map(({ subsidyClassId }) => subsidyClassId).join()
  if (before !== undefined && before !== now) await mall.invalidate(eventTags.subsidyChanged())
  return now
}
