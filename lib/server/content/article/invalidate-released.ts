import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { releasedArticles } from './sql'

/** Invalidates the lists of articles when one was released after `since` and up to `until` (epoch seconds). */
export async function invalidateReleased(mall: Mall, since: number, until: number): Promise<void> {
  const [row] = await mall.db.run(releasedArticles, [since, until])
  if (row?.found) await mall.invalidate(eventTags.articlesChanged())
}
