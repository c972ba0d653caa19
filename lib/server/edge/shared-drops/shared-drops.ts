import 'server-only'
import { randomUUID } from 'node:crypto'
import { daySeconds } from '@/lib/domain/time/china'
import type { Database } from '@/lib/server/ground/db/connection'
import { log } from '@/lib/server/ground/log'
import { addDrop, channel, deleteDrops, dropsSince, firstHorizon } from './sql'

/** Longer than the life of any page or cached value, in seconds. */
const keptFor = daySeconds

/**
 * Most tags that wait while the database is not available; beyond them other instances keep their entries until they
 * expire.
 */
const maxWaiting = 10_000

type Drop = (tags: readonly string[]) => Promise<void>

/**
 * Shares invalidations between instances: tags that one instance drops from its page cache, the others drop too. Each
 * drop is a row, and `NOTIFY` announces it. The rows are authoritative: a message that is lost while the listener
 * reconnects is made up for by the next read, which `catchUp` does at short intervals.
 */
export class SharedDrops {
  readonly #db: Database
  readonly #now: () => number
  readonly #dropHere: Drop
  readonly #origin: string = randomUUID()
  /** Tags whose row could not be stored yet. */
  readonly #waiting = new Set<string>()
  #horizon: string
  /** The ids of the last read, some of which the next read may return again. */
  #seen: ReadonlySet<number>
  #reading: Promise<void> | undefined
  #isAsked = false

  private constructor({ db, now, drop }: SharedDropsOptions, horizon: string, seen: readonly number[]) {
    this.#db = db
    this.#now = now
    this.#dropHere = drop
    this.#horizon = horizon
    this.#seen = new Set(seen)
  }

  /** Starts to receive drops; earlier ones do not matter, because the cache of a new process is empty. */
  static async open(
    options: SharedDropsOptions,
  ): Promise<{ drops: SharedDrops; close: () => Promise<void> }> {
    const [row] = await options.db.run(firstHorizon, [])
    const drops = new SharedDrops(options, row?.horizon ?? '0', row?.seen ?? [])
    const listener = options.db.listen?.(channel, {
      onMessage: (origin) => (origin === drops.#origin ? undefined : drops.#read()),
      onConnect: () => drops.#read(),
    })
    return { drops, close: async () => listener?.close() }
  }

  /**
   * Drops tags here and in the other instances. If the database cannot store the row, it is delayed; the write that
   * caused it has already happened.
   */
  async send(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return
    await this.#dropHere(tags)
    await this.#store([...new Set(tags)]).catch((error: unknown) => {
      log.error({ err: error }, 'a drop waits for the database')
      for (const tag of tags) if (this.#waiting.size < maxWaiting) this.#waiting.add(tag)
    })
  }

  /** Job: stores waiting tags and reads the drops of other instances, in case the listener has no connection. */
  async catchUp(): Promise<void> {
    const waiting = [...this.#waiting]
    if (waiting.length > 0) {
      await this.#store(waiting)
      for (const tag of waiting) this.#waiting.delete(tag)
    }
    await this.#readAll()
  }

  /** Deletes rows that every instance has read long ago. */
  async sweep(): Promise<void> {
    await this.#db.run(deleteDrops, [this.#now() - keptFor])
  }

  async #store(tags: string[]): Promise<void> {
    await this.#db.run(addDrop, [this.#origin, JSON.stringify(tags), this.#now()])
  }

  #read(): void {
    this.#readAll().catch((error: unknown) => log.error({ err: error }, 'drops of other instances'))
  }

  /** One read at a time; a request during a read starts another one after it. */
  #readAll(): Promise<void> {
    this.#isAsked = true
    this.#reading ??= this.#readWhileAsked().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #readWhileAsked(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false
      const [row] = await this.#db.run(dropsSince, [this.#horizon, this.#origin])
      if (!row) return
      const tags = row.drops.filter(([id]) => !this.#seen.has(id)).flatMap(([, dropped]) => dropped)
      if (tags.length > 0) await this.#dropHere([...new Set(tags)])
      this.#seen = new Set(row.drops.map(([id]) => id))
      this.#horizon = row.horizon
    }
  }
}

interface SharedDropsOptions {
  /** Without time limits: drops are not calls of visitors. */
  db: Database
  /** Epoch seconds. */
  now: () => number
  /** Drops tags from the page cache of this process. */
  drop: Drop
}
