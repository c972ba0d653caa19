/** Next's side of the page cache: the class that `cacheHandler` in next.config names. */
import type { CachedValue, Life } from './cache-entry.ts'
import { pageCache } from '../page-cache.ts'
import { readPrerendered } from './prerendered.ts'

type HandlerOptions = { serverDistDir?: string }
type ReadContext = { kind: string; tags?: string[]; softTags?: string[]; revalidate?: number | false }
type WriteContext = { tags?: string[]; cacheControl?: Life }
type Found = { value: CachedValue; lastModified: number; cacheControl?: Life }

export default class CacheHandler {
  readonly #serverDir: string | undefined

  constructor({ serverDistDir }: HandlerOptions) {
    this.#serverDir = serverDistDir
  }

  async get(key: string, { kind, tags = [], softTags = [], revalidate }: ReadContext): Promise<Found | null> {
    const cache = pageCache()
    const alsoTags = kind === 'FETCH' ? [...tags, ...softTags] : []
    const held = await cache.read(key, alsoTags, kind === 'FETCH' ? revalidate : undefined)
    const entry = held ?? (await this.#fromBuild(key, kind))
    if (!entry) return null
    return {
      value: entry.value,
      lastModified: entry.storedAt,
      ...(entry.life && { cacheControl: entry.life }),
    }
  }

  async set(key: string, value: CachedValue | null, { tags, cacheControl }: WriteContext): Promise<void> {
    if (!value) pageCache().remove(key)
    else await pageCache().store(key, value, tags, cacheControl)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await pageCache().invalidate([tags].flat())
  }

  resetRequestCache(): void {}

  async #fromBuild(key: string, kind: string) {
    const built = this.#serverDir && (await readPrerendered(this.#serverDir, key, kind))
    return built ? pageCache().adoptPrerendered(key, built) : undefined
  }
}
