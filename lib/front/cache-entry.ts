/** Entries of the page cache. */
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type { Document } from './document.ts'
import type { Tagged } from './invalidations.ts'
import type { StoredValue } from './next/cached-value.ts'
import type { HeldValue } from './next/zipped-page.ts'

/**
 * How long an entry is valid, in seconds: stale after `revalidate` (false: never), unusable after `expire`. Next's own
 * type.
 */
export type { CacheControl }

/** The part of an entry that instances can share. */
export type SharedEntry = {
  readonly value: StoredValue
  /**
   * When the render of this entry started, in milliseconds. An invalidation after this moment makes the entry stale,
   * however late it was stored.
   */
  readonly startedAt: number
  readonly storedAt: number
  readonly cacheControl: CacheControl | undefined
  readonly tags: readonly string[]
}

export type CacheEntry = Omit<SharedEntry, 'value'> &
  Tagged & {
    readonly key: string
    /** As it was stored; soon after it a large page is compressed. */
    value: HeldValue
    /** Bytes in memory, including the compressed forms that are made later. */
    bytes: number
    /** When the last revalidation of the stale entry started, in milliseconds; 0 for none. */
    revalidatingSince: number
    /** Ready responses of a page: its document, its navigation data, each of its segments. */
    readonly documents: Map<string, Document>
  }
