/** Next's side of the page cache: the class that `cacheHandler` in next.config.mjs names. */
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { CacheEntry } from '../cache-entry.ts'
import { pageCache } from '../page-cache.ts'
import type { NextValue } from './cached-value.ts'
import { pagesIn, type PageStore, pageStoreRegistry } from './page-store.ts'
import { skipSizeCheck } from './skip-size-check.ts'

type Options = Pick<ConstructorParameters<typeof CacheHandler>[0], 'serverDistDir'>
type ReadContext = Parameters<CacheHandler['get']>[1]
type WriteContext = Parameters<CacheHandler['set']>[2]

/** Keeps values of `unstable_cache` in this thread, and pages where the front door reads them. */
export default class PageCacheHandler implements CacheHandler {
  readonly #serverDir: string | undefined
  readonly #pages: PageStore = pageStoreRegistry.get() ?? pagesIn(pageCache())

  constructor({ serverDistDir }: Options) {
    this.#serverDir = serverDistDir
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    // Next reads every value before it stores one.
    skipSizeCheck()
    const entry = await this.#read(key, context)
    if (!entry) return null
    return {
      value: entry.value as CacheHandlerValue['value'],
      lastModified: entry.storedAt,
      ...(entry.cacheControl && { cacheControl: entry.cacheControl }),
    }
  }

  async set(key: string, value: NextValue | null, context: WriteContext): Promise<void> {
    if (context.fetchCache) {
      if (value) await pageCache().store(key, value, context.tags)
      else pageCache().remove(key)
    } else await (value ? this.#pages.store(key, value, context.cacheControl) : this.#pages.remove(key))
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await this.#pages.invalidate([tags].flat())
  }

  resetRequestCache(): void {}

  async #read(
    key: string,
    context: ReadContext,
  ): Promise<Pick<CacheEntry, 'value' | 'storedAt' | 'cacheControl'> | undefined> {
    if (context.kind !== 'FETCH') return this.#pages.read(this.#serverDir, key, context.kind)
    const { tags = [], softTags = [], revalidate } = context
    return pageCache().read(key, [...tags, ...softTags], revalidate)
  }
}
