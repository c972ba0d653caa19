import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/server/ground/db/connection'
import { log } from '@/lib/server/ground/log'
import { addDrop, channel, deleteDrops, dropsSince, firstHorizon } from './sql'

/** Longer than any page or value is kept, in seconds. */
const keptFor = 24 * 3600

/** The most tags that wait for a database that is away; beyond them the others render again what expires. */
const maxWaiting = 10_000

type Drop = (tags: readonly string[]) => Promise<void>

/**
 * What one instance drops from its page cache, the others drop too: each drop is a row, and `NOTIFY` says that there is
 * one. The rows are what counts: a message that is lost, because the listener was being connected again, is made up for by the
 * next read, which `catchUp` does at short intervals.
 */
export class SharedDrops {
  readonly #db: Database
  readonly #now: () => number
  readonly #dropHere: Drop
  readonly #origin: string = randomUUID()
  /** Tags whose row could not be stored yet. */
  readonly #waiting = new Set<string>()
  #horizon: string
  /** The drops of the last read, of which the next one may return some again. */
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

  /** Begins to hear of drops; what was dropped before is not in the cache of a process that starts. */
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

  /** Drops tags here and tells the others. A database that cannot store the row delays it; the write has happened already. */
  async send(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return
    await this.#dropHere(tags)
    await this.#store([...new Set(tags)]).catch((error: unknown) => {
      log.error({ err: error }, 'a drop waits for the database')
      for (const tag of tags) if (this.#waiting.size < maxWaiting) this.#waiting.add(tag)
    })
  }

  /** Stores what waits and reads what the others dropped, for a job: the listener may have no connection. */
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

  /** One read at a time; a request during a read leads to another one after it. */
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
  /** Without time limits: a drop is no call of a visitor. */
  db: Database
  /** Epoch seconds. */
  now: () => number
  /** Drops tags from the page cache of this process. */
  drop: Drop
}
