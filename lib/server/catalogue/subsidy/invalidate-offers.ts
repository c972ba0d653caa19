import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { spentClasses } from './sql'

/**
 * Invalidates what shows subsidies when the budget of a class has been spent, or has got something back, in whichever
 * process.
 * @param before the spent classes at the last call; undefined at the first
 * @returns those that are spent now
 */
export async function invalidateOffers(mall: Mall, before: string | undefined): Promise<string> {
  const rows = await mall.db.run(spentClasses, [])
  const now = rows.map(({ subsidyClassId }) => subsidyClassId).join()
  if (before !== undefined && before !== now) await mall.invalidate(eventTags.subsidyChanged())
  return now
}
