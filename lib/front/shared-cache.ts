/**
 * The interface for a cache that several instances share; a single process needs none. An implementation (Redis) stores
 * entries under their key and broadcasts invalidations. It may lose an entry at any time, but must not lose an
 * invalidation while it is connected.
 */
import type { SharedEntry } from './cache-entry.ts'

export interface SharedCache {
  /** The entry that another instance stored, if it still exists. */
  read(key: string): Promise<SharedEntry | undefined>
  write(key: string, entry: SharedEntry): Promise<void>
  /** Sends an invalidation to all other instances; resolves when it is sent. `at` in milliseconds. */
  broadcast(tags: readonly string[], at: number): Promise<void>
  /** Calls back for the invalidations of other instances. */
  subscribe(onInvalidation: (tags: readonly string[], at: number) => void): void
}
