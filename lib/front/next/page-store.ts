/** The pages of Next's cache handler: in the page cache of this thread, or in that of the front door's. */
import type { CacheControl, SharedEntry } from '../cache-entry.ts'
import type { PageCache } from '../page-cache.ts'
import type { NextValue, StoredValue } from './cached-value.ts'
import { readPrerendered } from './prerendered.ts'
import { storedOf } from './zipped-page.ts'

type StoredEntry = Pick<SharedEntry, 'value' | 'storedAt' | 'cacheControl'>

export interface PageStore {
  /**
   * The page of a key, also one that the build rendered. A miss records when its render starts.
   *
   * @param serverDir `.next/server`
   */
  read(serverDir: string | undefined, key: string, kind: string): Promise<StoredEntry | undefined>
  store(key: string, value: NextValue | StoredValue, cacheControl?: CacheControl): Promise<void>
  remove(key: string): Promise<void>
  invalidate(tags: readonly string[]): Promise<void>
}

export const pagesIn = (cache: PageCache): PageStore => ({
  async read(serverDir, key, kind) {
    const known = await cache.read(key)
    const page = !known && serverDir ? await readPrerendered(serverDir, key, kind) : undefined
    const entry = page ? cache.adoptPrerendered(key, page) : known
    return entry && { ...entry, value: await storedOf(entry.value) }
  },
  async store(key, value, cacheControl) {
    await cache.store(key, value, [], cacheControl)
  },
  async remove(key) {
    cache.remove(key)
  },
  invalidate: (tags) => cache.invalidate(tags),
})

declare global {
  var __mallPageStore: PageStore | undefined
}

/** Set in threads that render pages for the front door of another thread. Next loads the cache handler by itself. */
export const pageStoreRegistry = {
  get: (): PageStore | undefined => globalThis.__mallPageStore,
  set: (store: PageStore): void => {
    globalThis.__mallPageStore = store
  },
}
