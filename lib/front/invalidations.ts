/** When each cache tag was last invalidated: the one clock of everything that the door keeps. */
import { LRUCache } from 'lru-cache'
import { isAging, plainTags } from '../web/aging-tags.ts'

/** Anything that is stored with tags: a page, a value of `unstable_cache`, the answer of a call. */
export type Tagged = {
  readonly tags: readonly string[]
  /** When making it started, in milliseconds of `clock.ts`. */
  readonly startedAt: number
  /** The number of invalidations up to which the tags are known to be valid; -1 when they were never checked. */
  checkedUpTo: number
}

class TagTimes {
  /** Tag → when it was last invalidated. */
  readonly #times: LRUCache<string, number>
  /** The latest invalidation that is no longer remembered by name: whatever started before it is stale. */
  #minValidTime = 0

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
  }

  since(startedAt: number, tags: readonly string[]): boolean {
    return startedAt <= this.#minValidTime || tags.some((tag) => (this.#times.peek(tag) ?? -1) >= startedAt)
  }
}

export class Invalidations {
  readonly #all: TagTimes
  /** Without those of tags whose pages may be shown once more. */
  readonly #final: TagTimes
  #count = 0

  /** @param max how many tags are remembered by name */
  constructor(max: number) {
    this.#all = new TagTimes(max)
    this.#final = new TagTimes(max)
  }

  record(tags: readonly string[], at: number): void {
    this.#all.record(plainTags(tags), at)
    this.#final.record(
      tags.filter((tag) => !isAging(tag)),
      at,
    )
    this.#count++
  }

  /** Whether one of the tags was invalidated at or after a moment. */
  since(startedAt: number, tags: readonly string[]): boolean {
    return this.#all.since(startedAt, tags)
  }

  /** Whether an entry that `reached` reports may be sent until it is made again. */
  isAging({ startedAt, tags }: Tagged): boolean {
    return !this.#final.since(startedAt, tags)
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
