/**
 * A cache bounded by bytes, in which entries that were read only once, when they were made, never displace entries that
 * were read again.
 *
 * A new entry is on probation. When it is read it becomes protected. Entries on probation are evicted first; protected
 * entries have at most four fifths of the bytes, beyond which the least recently used one is on probation again. So a
 * crawler that visits each page once, or an attacker with invented addresses, evicts other one-time entries only
 * (segmented LRU). Every operation takes constant time.
 */
import { LRUCache } from 'lru-cache'

export type Sized = {
  readonly key: string
  /** Bytes in memory; changed only by `grow`. */
  bytes: number
}

const protectedShare = 0.8

export class SegmentedCache<Entry extends Sized> {
  readonly #maxBytes: number
  readonly #probation: LRUCache<string, Entry>
  readonly #protected: LRUCache<string, Entry>
  readonly #onRemove: (entry: Entry) => void

  /** @param onRemove called when an entry is evicted, deleted or replaced */
  constructor({ maxBytes, onRemove }: { maxBytes: number; onRemove: (entry: Entry) => void }) {
    this.#maxBytes = maxBytes
    const options = { maxSize: maxBytes, sizeCalculation: ({ bytes }: Entry) => bytes }
    this.#probation = new LRUCache(options)
    this.#protected = new LRUCache(options)
    this.#onRemove = onRemove
  }

  /** The entry of a key. It counts as read. */
  get(key: string): Entry | undefined {
    const known = this.#protected.get(key)
    if (known) return known
    const entry = this.#probation.get(key)
    if (entry) this.#protect(entry)
    return entry
  }

  /** The entry of a key, without counting as a read. */
  peek(key: string): Entry | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key)
  }

  /**
   * Stores an entry, which is protected when the entry that it replaces was.
   * @returns false when it is too large
   */
  set(entry: Entry): boolean {
    const wasProtected = this.#protected.has(entry.key)
    this.delete(entry.key)
    return wasProtected ? this.#insertProtected(entry) : this.#insert(entry)
  }

  delete(key: string): void {
    const entry = this.peek(key)
    if (!entry) return
    this.#take(entry)
    this.#onRemove(entry)
  }

  /**
   * Adds bytes to the size of an entry, which is removed when it then is too large. Ignores an entry that is not
   * stored.
   */
  grow(entry: Entry, bytes: number): void {
    if (this.peek(entry.key) !== entry) return
    const wasProtected = this.#protected.has(entry.key)
    // lru-cache keeps the old size when the same object is set again.
    this.#take(entry)
    entry.bytes += bytes
    const isStored = wasProtected ? this.#insertProtected(entry) : this.#insert(entry)
    if (!isStored) this.#onRemove(entry)
  }

  get size(): number {
    return this.#probation.size + this.#protected.size
  }

  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize
  }

  #take({ key }: Entry): void {
    this.#probation.delete(key)
    this.#protected.delete(key)
  }

  #protect(entry: Entry): void {
    this.#take(entry)
    this.#insertProtected(entry)
  }

  #insert(entry: Entry): boolean {
    while (this.bytes + entry.bytes > this.#maxBytes) {
      const evicted = this.#probation.pop()
      if (!evicted) return false
      this.#onRemove(evicted)
    }
    this.#probation.set(entry.key, entry)
    return true
  }

  #insertProtected(entry: Entry): boolean {
    const limit = this.#maxBytes * protectedShare
    if (entry.bytes > limit) return this.#insert(entry)
    while (this.#protected.calculatedSize + entry.bytes > limit) {
      const demoted = this.#protected.pop()
      // Nothing is larger than the room that it leaves.
      if (demoted) this.#probation.set(demoted.key, demoted)
    }
    while (this.bytes + entry.bytes > this.#maxBytes) {
      const evicted = this.#probation.pop()
      if (evicted) this.#onRemove(evicted)
    }
    this.#protected.set(entry.key, entry)
    return true
  }
}
