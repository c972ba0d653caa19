import 'server-only'
import { findHotWords } from '@/lib/server/catalogue/goods/list/find-hot-words'
import { eventTags } from '@/lib/web/cache-tags'
import type { Job } from './job'

/** Renders the frame of all pages again when a hot word finds its first product, or has lost its last one. */
export function hotWordsJob(): Job {
  let latest: string | undefined
  return {
    name: 'look for products of hot words',
    every: 60,
    run: async (mall) => {
      const words = (await findHotWords(mall.db)).join()
      if (latest !== undefined && latest !== words) await mall.invalidate(eventTags.framePublished())
      latest = words
    },
  }
}
