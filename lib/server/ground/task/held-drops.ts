import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { tag } from '@/lib/web/cache-tags'

/** Milliseconds for which the pages that show lists may lack what a running task has changed. */
const longest = 20_000

/** Every page with a list or a recommendation carries one of these tags: each batch of a task would drop them all. */
const shared: ReadonlySet<string> = new Set([tag.goodsLists(), tag.prices()])

/**
 * The mall of a running task. Pages of the changed rows are dropped at once, those with lists every 20 seconds and when
 * the phase ends (`flush`), so that visitors of a mall with a long import find pages in the cache.
 */
export function holdingDrops(mall: Mall): { mall: Mall; flush: () => Promise<void> } {
  const held = new Set<string>()
  let since = performance.now()
  const flush = async () => {
    since = performance.now()
    const tags = [...held]
    held.clear()
    if (tags.length > 0) await mall.invalidate(tags)
  }
  const invalidate: Mall['invalidate'] = async (tags) => {
    for (const one of tags) if (shared.has(one)) held.add(one)
    const own = tags.filter((one) => !shared.has(one))
    if (own.length > 0) await mall.invalidate(own)
    if (performance.now() - since >= longest) await flush()
  }
  return { mall: { ...mall, invalidate }, flush }
}
