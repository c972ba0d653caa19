/**
 * The only page cache. Next writes into it through the cache handler, the front door reads it directly. Bounded by
 * bytes (entries that were read only once are evicted first) and never persisted: a restart begins with an empty cache.
 */
import { totalmem } from 'node:os'
import { LRUCache } from 'lru-cache'
import { invalidatorRegistry, type TagInvalidator } from '../web/registry.ts'
import type { CacheControl, CacheEntry, SharedEntry } from './cache-entry.ts'
import { now } from './clock.ts'
import { Invalidations } from './invalidations.ts'
import {
  bytesOf,
  bytesOfParts,
  hasPath,
  isMissingPage,
  type NextValue,
  pathOfKey,
  type StoredValue,
  tagsOf,
  toStored,
} from './next/cached-value.ts'
import { zipped } from './next/zipped-page.ts'
import { SegmentedCache } from './segmented-cache.ts'
import type { SharedCache } from './shared-cache.ts'

/** Seconds after which a revalidation that stored nothing counts as failed, so that another may start. */
const revalidationTimeout = 30

export type PageCacheOptions = {
  maxBytes: number
  /** How many invalidated tags are remembered by name. */
  maxInvalidations?: number
  shared?: SharedCache | undefined
}

export class PageCache implements TagInvalidator {
  readonly #entries: SegmentedCache<CacheEntry>
  readonly maxBytes: number
  /** URL path → key of its page. */
  readonly #keys = new Map<string, string>()
  /** Key → when the render that will fill it started. */
  readonly #startTimes = new LRUCache<string, number>({ max: 10_000 })
  /** Shared with the kept answers of calls, which the same events invalidate. */
  readonly invalidations: Invalidations
  readonly #shared: SharedCache | undefined

  constructor({ maxBytes, maxInvalidations = 100_000, shared }: PageCacheOptions) {
    this.maxBytes = maxBytes
    this.#entries = new SegmentedCache({ maxBytes, onRemove: (entry) => this.#removePath(entry) })
    this.invalidations = new Invalidations(maxInvalidations)
    this.#shared = shared
    shared?.subscribe((tags, at) => this.invalidations.record(tags, at))
  }

  /**
   * The entry of a key, unless one of its tags was invalidated. Stale entries are returned too: the reader decides. A
   * miss records when the render of a new entry starts. A missing page is a miss: its entry is for the door, and has
   * nothing that Next could send.
   *
   * @param implicitTags tags that belong to the reader and not to the entry (Next's tags of the path)
   * @param maxAge seconds after which the reader treats the entry as stale; overrides the entry's own `revalidate`
   */
  async read(
    key: string,
    implicitTags: readonly string[] = [],
    maxAge?: number | false,
  ): Promise<CacheEntry | undefined> {
    const entry = this.#current(this.#entries.get(key)) ?? (await this.#readShared(key))
    const isUsable =
      entry && !isMissingPage(entry.value) && !this.invalidations.since(entry.startedAt, implicitTags)
    const usable = isUsable ? entry : undefined
    const revalidate = maxAge ?? usable?.cacheControl?.revalidate
    if (!usable || isStale(usable, revalidate)) this.#recordStart(key)
    return usable
  }

  /**
   * The page of a URL path, like `read`, but synchronous and without recording a miss. Counts as a request for the
   * page.
   */
  page(path: string): CacheEntry | undefined {
    const key = this.#keys.get(path)
    return key === undefined ? undefined : this.#valid(this.#entries.get(key))
  }

  /** Like `page`, but without counting as a request: for the request that has rendered the page. */
  peekPage(path: string): CacheEntry | undefined {
    const key = this.#keys.get(path)
    return key === undefined ? undefined : this.#valid(this.#entries.peek(key))
  }

  /** Stores a value. Its render started when its miss was recorded. */
  async store(
    key: string,
    value: NextValue | StoredValue,
    tags: readonly string[] = [],
    cacheControl?: CacheControl,
  ): Promise<CacheEntry> {
    const storedAt = now()
    const shared: SharedEntry = {
      value: toStored(value),
      startedAt: this.#startTimes.get(key) ?? storedAt,
      storedAt,
      cacheControl,
      tags: tagsOf(value, tags),
    }
    this.#startTimes.delete(key)
    const entry = this.#put(key, shared)
    await this.#shared?.write(key, shared)
    return entry
  }

  /** Stores a page that the build rendered, unless it was invalidated since this process started. */
  adoptPrerendered(
    key: string,
    { value, startedAt, cacheControl }: { value: NextValue; startedAt: number; cacheControl: CacheControl },
  ): CacheEntry | undefined {
    const shared = {
      value: toStored(value),
      startedAt,
      storedAt: startedAt,
      cacheControl,
      tags: tagsOf(value),
    }
    const entry = this.#current(this.#put(key, shared))
    if (entry) this.#startTimes.delete(key)
    return entry
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /**
   * Invalidates every entry that carries one of the tags: the next request renders it again, also when a render that
   * started before this call ends after it.
   */
  async invalidate(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return
    const at = now()
    this.invalidations.record(tags, at)
    await this.#shared?.broadcast(tags, at)
  }

  /**
   * Adds `bytes` to the size of an entry, for a compressed form that was made after storing; negative when it is
   * smaller.
   */
  grow(entry: CacheEntry, bytes: number): void {
    this.#entries.grow(entry, bytes)
  }

  /** Whether a page may be sent although it is to be rendered again. */
  isAging(entry: CacheEntry): boolean {
    return this.invalidations.reached(entry) && this.invalidations.isAging(entry)
  }

  /**
   * Whether the caller should render this stale entry again. True for one caller at a time; the others may still serve
   * the entry.
   */
  claimRevalidation(entry: CacheEntry): boolean {
    if (!isStale(entry, entry.cacheControl?.revalidate) && !this.isAging(entry)) return false
    const at = now()
    if (at - entry.revalidatingSince < revalidationTimeout * 1000) return false
    entry.revalidatingSince = at
    return true
  }

  /** Number and bytes of the entries, for the metrics. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.bytes }
  }

  #put(key: string, shared: SharedEntry): CacheEntry {
    const entry: CacheEntry = {
      key,
      ...shared,
      bytes: bytesOf(shared.value) + shared.tags.join().length,
      checkedUpTo: -1,
      revalidatingSince: 0,
      documents: new Map(),
    }
    const path = pathOfEntry(entry)
    if (this.#entries.set(entry)) {
      if (path !== undefined) this.#keys.set(path, entry.key)
      // A page that cannot be compressed stays as it is.
      this.#zip(entry, shared.value).catch(() => undefined)
    }
    return entry
  }

  /** Replaces the parts of a page by their compressed form. Reads in progress still get the old form. */
  async #zip(entry: CacheEntry, value: StoredValue): Promise<void> {
    const page = await zipped(value)
    if (!page) return
    entry.value = page
    this.grow(entry, page.block.byteLength - bytesOfParts(value))
  }

  async #readShared(key: string): Promise<CacheEntry | undefined> {
    const shared = await this.#shared?.read(key)
    return shared && this.#current(this.#put(key, shared))
  }

  #recordStart(key: string): void {
    // The earliest of several concurrent renders: an invalidation between them must reach the one that stores last.
    if (!this.#startTimes.has(key)) this.#startTimes.set(key, now())
  }

  /** The entry, unless it is invalidated or expired; one that is aging counts as invalidated. */
  #current(entry: CacheEntry | undefined): CacheEntry | undefined {
    const valid = this.#valid(entry)
    return valid && !this.invalidations.reached(valid) ? valid : undefined
  }

  /** The entry, unless it is invalidated or expired. */
  #valid(entry: CacheEntry | undefined): CacheEntry | undefined {
    if (!entry) return undefined
    if (this.invalidations.reached(entry) && !this.invalidations.isAging(entry)) {
      this.#entries.delete(entry.key)
      return undefined
    }
    return isExpired(entry) ? undefined : entry
  }

  #removePath(entry: CacheEntry): void {
    const path = pathOfEntry(entry)
    if (path !== undefined && this.#keys.get(path) === entry.key) this.#keys.delete(path)
  }
}

function pathOfEntry({ key, value }: CacheEntry): string | undefined {
  return value.kind === 'ZIPPED_PAGE' || hasPath(value.kind) ? pathOfKey(key) : undefined
}

function isStale(entry: CacheEntry, revalidate: number | false | undefined): boolean {
  return typeof revalidate === 'number' && now() > entry.storedAt + revalidate * 1000
}

function isExpired({ cacheControl, storedAt }: CacheEntry): boolean {
  return cacheControl?.expire !== undefined && now() > storedAt + cacheControl.expire * 1000
}

/** An eighth of the memory, at most 256 MB. */
function defaultBytes(): number {
  const available = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return Math.round(Math.min(256 * 1024 * 1024, available / 8))
}

declare global {
  var __mallPages: PageCache | undefined
}

/**
 * The page cache of this thread, created on the first call. Where the engine runs in the same thread, it invalidates
 * this one.
 *
 * @param maxBytes for the first call
 */
export function pageCache(maxBytes = defaultBytes()): PageCache {
  if (!globalThis.__mallPages) {
    globalThis.__mallPages = new PageCache({ maxBytes })
    if (!invalidatorRegistry.get()) invalidatorRegistry.set(globalThis.__mallPages)
  }
  return globalThis.__mallPages
}
