/** When each cache tag was last invalidated: the one clock of everything that the door keeps. */
import { LRUCache } from 'lru-cache'

/** Anything that is stored with tags: a page, a value of `unstable_cache`, the answer of a call. */
export type Tagged = {
  readonly tags: readonly string[]
  /** When making it started, in milliseconds of `clock.ts`. */
  readonly startedAt: number
  /** The number of invalidations up to which the tags are known to be valid; -1 when they were never checked. */
  checkedUpTo: number
}

export class Invalidations {
  /** Tag → when it was last invalidated. */
  readonly #times: LRUCache<string, number>
  /** The latest invalidation that is no longer remembered by name: whatever started before it is stale. */
  #minValidTime = 0
  #count = 0

  /** @param max how many tags are remembered by name */
  constructor(max: number) {
    this.#times = new LRUCache({
      max,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') this.#minValidTime = Math.max(this.#minValidTime, at)
      },
    })
  }

  record(tags: readonly string[], at: number): void {
    for (const tag of tags) this.#times.set(tag, Math.max(at, this.#times.peek(tag) ?? 0))
    this.#count++
  }

  /** Whether one of the tags was invalidated at or after a moment. */
  since(startedAt: number, tags: readonly string[]): boolean {
    return startedAt <= this.#minValidTime || tags.some((tag) => (this.#times.peek(tag) ?? -1) >= startedAt)
  }

  /**
   * Whether an entry is stale. An entry that is read thousands of times a second checks its tags once after each
   * invalidation.
   */
  reached(entry: Tagged): boolean {
    if (entry.checkedUpTo === this.#count) return false
    if (this.since(entry.startedAt, entry.tags)) return true
    entry.checkedUpTo = this.#count
    return false
  }
}
