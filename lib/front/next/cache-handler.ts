/** Next's side of the page cache: the class that `cacheHandler` in next.config.mjs names. */
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { pageCache } from '../page-cache.ts'
import type { NextValue } from './cached-value.ts'
import { readPrerendered } from './prerendered.ts'
import { skipSizeCheck } from './skip-size-check.ts'

type Options = Pick<ConstructorParameters<typeof CacheHandler>[0], 'serverDistDir'>
type ReadContext = Parameters<CacheHandler['get']>[1]
type WriteContext = Parameters<CacheHandler['set']>[2]

export default class PageCacheHandler implements CacheHandler {
  readonly #serverDir: string | undefined

  constructor({ serverDistDir }: Options) {
    this.#serverDir = serverDistDir
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    // Next reads every value before it stores one.
    skipSizeCheck()
    const cached = await this.#read(key, context)
    const entry = cached ?? (await this.#readBuild(key, context.kind))
    if (!entry) return null
    return {
      value: entry.value as CacheHandlerValue['value'],
      lastModified: entry.storedAt,
      ...(entry.cacheControl && { cacheControl: entry.cacheControl }),
    }
  }

  async set(key: string, value: NextValue | null, context: WriteContext): Promise<void> {
    if (!value) pageCache().remove(key)
    else if (context.fetchCache) await pageCache().store(key, value, context.tags)
    else await pageCache().store(key, value, [], context.cacheControl)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await pageCache().invalidate([tags].flat())
  }

  resetRequestCache(): void {}

  #read(key: string, context: ReadContext) {
    if (context.kind !== 'FETCH') return pageCache().read(key)
    const { tags = [], softTags = [], revalidate } = context
    return pageCache().read(key, [...tags, ...softTags], revalidate)
  }

  async #readBuild(key: string, kind: string) {
    const page = this.#serverDir && (await readPrerendered(this.#serverDir, key, kind))
    return page ? pageCache().adoptPrerendered(key, page) : undefined
  }
}
