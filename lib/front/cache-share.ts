/**
 * How several instances keep one cache. Without a share every instance stands alone, which is right for one process.
 * An implementation (Redis) keeps entries under their key and broadcasts drops; it may lose an entry at any time,
 * but must not lose a drop while it is connected.
 */
import type { CachedValue, Life } from './next/cache-entry.ts'

export type SharedEntry = {
  value: CachedValue
  born: number
  storedAt: number
  life: Life | undefined
  tags: readonly string[]
}

export interface CacheShare {
  /** The entry that another instance stored, if it is still held. */
  read(key: string): Promise<SharedEntry | undefined>
  write(key: string, entry: SharedEntry): Promise<void>
  /** Tells all other instances; resolves when they can know. */
  announce(tags: readonly string[], at: number): Promise<void>
  /** Hears the drops of other instances. */
  listen(onDrop: (tags: readonly string[], at: number) => void): void
}
