import 'server-only'
import { atOnceItems, listsWait } from '@/lib/domain/task/task'
import type { Mall } from '@/lib/server/ground/mall'
import { aging } from '@/lib/web/aging-tags'
import { tag } from '@/lib/web/cache-tags'

/**
 * Every page with a list, a recommendation or the menu of categories carries one of these tags: each batch of a task, or
 * each new category of a file, would drop them all.
 */
const shared: ReadonlySet<string> = new Set([tag.goodsLists(), tag.prices(), tag.categories()])

/**
 * The mall of a running task. Pages of the changed rows are dropped at once. Those with lists are too while the task
 * has few items; else they age every 20 seconds (ADR 0132), and are dropped when the phase ends (`flush`), so that
 * visitors of a mall with a long import find pages in the cache.
 * @param total the items of the task
 */
export function holdingDrops(mall: Mall, total: number): { mall: Mall; flush: () => Promise<void> } {
  if (total <= atOnceItems) return { mall, flush: async () => {} }
  const held = new Set<string>()
  const aged = new Set<string>()
  let since = performance.now()
  const age = async () => {
    since = performance.now()
    for (const one of held) aged.add(one)
    held.clear()
    await mall.invalidate([...aged].map(aging))
  }
  const flush = async () => {
    const tags = new Set([...held, ...aged])
    held.clear()
    aged.clear()
    if (tags.size > 0) await mall.invalidate([...tags])
  }
  const invalidate: Mall['invalidate'] = async (tags) => {
    for (const one of tags) if (shared.has(one)) held.add(one)
    const own = tags.filter((one) => !shared.has(one))
    if (own.length > 0) await mall.invalidate(own)
    if (held.size > 0 && performance.now() - since >= listsWait * 1000) await age()
  }
  return { mall: { ...mall, invalidate }, flush }
}
