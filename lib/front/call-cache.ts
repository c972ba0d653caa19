/**
 * Answers of calls that are the same for all callers, or the same except for their holes. Invalidated with the pages by
 * the same events, but bounded by itself: a flood of searches evicts other answers, not pages.
 */
import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from '../web/registry.ts'
import { CallDocument } from './call-document.ts'
import { now } from './clock.ts'
import type { Invalidations, Tagged } from './invalidations.ts'

/** Bytes of an entry beside its texts: objects, header strings, tags. */
const overhead = 2500

export type CallEntry = Tagged & {
  readonly key: string
  /** The name of the call. */
  readonly route: string
  readonly until: number
  readonly recipe: string | null
  readonly document: CallDocument
  readonly pictureOrigin: string
  bytes: number
}

export class CallCache {
  readonly #entries: LRUCache<string, CallEntry>
  readonly #invalidations: Invalidations

  constructor({ maxBytes, invalidations }: { maxBytes: number; invalidations: Invalidations }) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes })
    this.#invalidations = invalidations
  }

  /** The entry of a key, unless it has expired or one of its tags was invalidated. */
  get(key: string): CallEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (!this.#invalidations.reached(entry) && now() < entry.until) return entry
    this.#entries.delete(key)
    return undefined
  }

  /** @param startedAt when the engine began to compute the answer, in milliseconds of `clock.ts` */
  store(
    { key, headers, parts, recipe, tags, life, pictureOrigin }: KeptAnswer,
    startedAt: number,
  ): CallEntry {
    const document = new CallDocument(headers, parts, (bytes) => this.#grow(entry, bytes))
    const until = (Math.floor(startedAt / 1000) + life) * 1000
    const entry: CallEntry = {
      key,
      route: key.slice(0, key.indexOf(' ')),
      tags,
      until,
      recipe,
      startedAt,
      document,
      pictureOrigin,
      checkedUpTo: -1,
      bytes: document.bytes + 2 * (key.length + (recipe?.length ?? 0)) + overhead,
    }
    this.#entries.set(key, entry)
    return entry
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /** Number and bytes of the entries, for the metrics. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  #grow(entry: CallEntry, bytes: number): void {
    if (this.#entries.peek(entry.key) !== entry) return
    // lru-cache keeps the old size when the same object is set again, so delete it first.
    this.#entries.delete(entry.key)
    entry.bytes += bytes
    this.#entries.set(entry.key, entry)
  }
}
