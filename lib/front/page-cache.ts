/**
 * The one page cache of the house. Next writes into it through the cache handler, the front door reads it directly.
 * Bounded by bytes (least recently used leaves first), never persisted: a restart begins cold.
 */
import { totalmem } from 'node:os'
import { LRUCache } from 'lru-cache'
import {
  bytesOf,
  type CachedValue,
  type CacheEntry,
  type Life,
  pathOfKey,
  tagsOf,
} from './next/cache-entry.ts'
import type { CacheShare, SharedEntry } from './cache-share.ts'
import { now } from './clock.ts'
import type { TagInvalidator } from '../web/registry.ts'

/** After this many seconds a refresh that never stored anything counts as lost and another may begin. */
const refreshPatience = 30

export type PageCacheOptions = {
  maxBytes: number
  /** How many dropped tags are remembered one by one. */
  maxDrops?: number
  share?: CacheShare | undefined
}

export class PageCache implements TagInvalidator {
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #paths = new Map<string, string>()
  readonly #begun = new LRUCache<string, number>({ max: 10_000 })
  readonly #drops: LRUCache<string, number>
  readonly #share: CacheShare | undefined
  /** Drops too old to be remembered by name: whatever was born before the latest of them is stale. */
  #floor = 0
  #dropCount = 0

  constructor({ maxBytes, maxDrops = 100_000, share }: PageCacheOptions) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry) => entry.bytes,
      dispose: (entry, key) => this.#forgetPath(entry, key),
    })
    this.#drops = new LRUCache({
      max: maxDrops,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, at)
      },
    })
    this.#share = share
    share?.listen((tags, at) => this.#mark(tags, at))
  }

  /**
   * The entry of a key, unless a tag of it was dropped. Outlived entries are given too: whoever reads them decides.
   * A miss notes when the work for a new entry begins.
   *
   * @param alsoTags tags that belong to the reader and not to the entry (Next's implicit path tags)
   * @param lifetime seconds the reader accepts, when it knows better than the entry
   */
  async read(
    key: string,
    alsoTags: readonly string[] = [],
    lifetime?: number | false,
  ): Promise<CacheEntry | undefined> {
    const entry = this.#fresh(this.#entries.get(key)) ?? (await this.#adopt(key))
    const usable = entry && !this.#anyDropped(alsoTags, entry.born) ? entry : undefined
    const revalidate = lifetime ?? usable?.life?.revalidate
    if (!usable || outlived(usable, revalidate)) this.#begin(key)
    return usable
  }

  /** The page under a URL path, as `read`, without waiting and without noting a miss. */
  page(path: string): CacheEntry | undefined {
    const key = this.#paths.get(path)
    return key === undefined ? undefined : this.#fresh(this.#entries.get(key))
  }

  /** Stores a value; it counts as born when its miss was noted. */
  async store(
    key: string,
    value: CachedValue,
    tags: readonly string[] = [],
    life?: Life,
  ): Promise<CacheEntry> {
    const storedAt = now()
    const shared: SharedEntry = {
      value: withoutTextCopy(value),
      born: this.#begun.get(key) ?? storedAt,
      storedAt,
      life,
      tags: tagsOf(value, tags),
    }
    this.#begun.delete(key)
    const entry = this.#keep(key, shared)
    await this.#share?.write(key, shared)
    return entry
  }

  /** Takes in a page that the build rendered, unless it was dropped since this process began. */
  adoptPrerendered(
    key: string,
    { value, born, life }: Pick<SharedEntry, 'value' | 'born' | 'life'>,
  ): CacheEntry | undefined {
    const entry = this.#fresh(
      this.#keep(key, { value: withoutTextCopy(value), born, storedAt: born, life, tags: tagsOf(value) }),
    )
    if (entry) this.#begun.delete(key)
    return entry
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /**
   * Drops every entry that carries one of the tags: the next request of each is rendered anew, also when a render
   * that began before this call ends after it.
   */
  async invalidate(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return
    const at = now()
    this.#mark(tags, at)
    await this.#share?.announce(tags, at)
  }

  /** Counts `bytes` more for an entry, for a compressed form that was made after storing. */
  grow(entry: CacheEntry, bytes: number): void {
    if (this.#entries.peek(entry.key) !== entry) return
    // An entry set again as it is keeps its old size in the LRU, so it leaves and comes back.
    this.#entries.delete(entry.key)
    entry.bytes += bytes
    this.#insert(entry)
  }

  /**
   * Whether the caller should render this outlived entry anew. True for one caller at a time; the others may go on
   * serving the entry.
   */
  claimRefresh(entry: CacheEntry): boolean {
    if (!outlived(entry, entry.life?.revalidate)) return false
    const at = now()
    if (at - entry.refreshing < refreshPatience * 1000) return false
    entry.refreshing = at
    return true
  }

  /** Entries and bytes held, for the metrics. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  #keep(key: string, shared: SharedEntry): CacheEntry {
    const bytes = bytesOf(shared.value)
    const entry: CacheEntry = { key, ...shared, bytes, checked: -1, refreshing: 0, documents: new Map() }
    this.#insert(entry)
    return entry
  }

  /** An entry larger than the whole cache is not taken. */
  #insert(entry: CacheEntry): void {
    this.#entries.set(entry.key, entry)
    const path = pathOfKey(entry.key, entry.value.kind)
    if (path !== undefined && this.#entries.has(entry.key)) this.#paths.set(path, entry.key)
  }

  async #adopt(key: string): Promise<CacheEntry | undefined> {
    const shared = await this.#share?.read(key)
    return shared && this.#fresh(this.#keep(key, shared))
  }

  #begin(key: string): void {
    // The earliest of several concurrent renders: a drop between them must reach whichever stores last.
    if (!this.#begun.has(key)) this.#begun.set(key, now())
  }

  #mark(tags: readonly string[], at: number): void {
    for (const tag of tags) this.#drops.set(tag, Math.max(at, this.#drops.peek(tag) ?? 0))
    this.#dropCount++
  }

  #fresh(entry: CacheEntry | undefined): CacheEntry | undefined {
    if (!entry) return undefined
    // Hot path: a page read thousands of times a second looks at its tags once after each drop.
    if (entry.checked !== this.#dropCount) {
      if (this.#anyDropped(entry.tags, entry.born)) {
        this.#entries.delete(entry.key)
        return undefined
      }
      entry.checked = this.#dropCount
    }
    return expired(entry) ? undefined : entry
  }

  #anyDropped(tags: readonly string[], born: number): boolean {
    return born <= this.#floor || tags.some((tag) => (this.#drops.peek(tag) ?? -1) >= born)
  }

  #forgetPath(entry: CacheEntry, key: string): void {
    const path = pathOfKey(key, entry.value.kind)
    if (path !== undefined && this.#paths.get(path) === key) this.#paths.delete(path)
  }
}

/** Holds the text of a page as bytes; who asks for the text gets it decoded. */
function withoutTextCopy(value: CachedValue): CachedValue {
  if (value.kind !== 'APP_PAGE' || value.html === undefined) return value
  const body = Buffer.from(value.html)
  const { html: _, ...rest } = value
  return Object.defineProperty({ ...rest, body }, 'html', { get: () => body.toString(), enumerable: true })
}

function outlived(entry: CacheEntry, revalidate: number | false | undefined): boolean {
  return typeof revalidate === 'number' && now() > entry.storedAt + revalidate * 1000
}

function expired({ life, storedAt }: CacheEntry): boolean {
  return life?.expire !== undefined && now() > storedAt + life.expire * 1000
}

/** A quarter of a gigabyte, or an eighth of the memory there is. */
function defaultBytes(): number {
  const available = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return Math.round(Math.min(256 * 1024 * 1024, available / 8))
}

declare global {
  // Read by the engine through pageCacheRegistry (lib/web/registry.ts).
  var __mallPages: PageCache | undefined
}

/** The page cache of this process; created on the first call. */
export function pageCache(): PageCache {
  return (globalThis.__mallPages ??= new PageCache({ maxBytes: defaultBytes() }))
}
