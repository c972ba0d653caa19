import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/server/ground/log'
import { type Database, sqlState } from './connection'
import { only } from './only'
import { boolean, statement } from './statement'

/** Locks of migrations: one instance works at a time, and no statement of it lets visitors wait. */

/**
 * Milliseconds that a statement waits for a lock. Whoever comes later queues behind it, so it is short; it is also less
 * than PostgreSQL's `deadlock_timeout`, so that the migration gives up before a visitor is refused.
 */
const lockTimeout = 800
/** Attempts, and the milliseconds between them: five minutes in all. */
const attempts = 60
const pauses = { first: 200, longest: 5000 }
/** Milliseconds between two looks at an instance that migrates. */
const interval = 250

/** The error for a migration that did not get its lock, because transactions on its tables did not end. */
export class MigrationBlocked extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name} waited too long for a lock on its tables: a transaction on them does not end (see pg_stat_activity). Nothing of it was kept; end that transaction and start again.`,
      { cause },
    )
    this.name = 'MigrationBlocked'
  }
}

/** A lock that was not granted in time, or a deadlock. */
const isBlocked = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlState(error) ?? '')

/**
 * Repeats work that a lock refuses, with growing pauses in which visitors pass.
 * @throws MigrationBlocked
 */
export async function withLockRetries<T>(name: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isBlocked(error)) throw error
      if (attempt === 1) log.warn({ migration: name }, 'a migration waits for a lock')
      if (attempt === attempts) throw new MigrationBlocked(name, error)
      const pause = Math.min(pauses.longest, pauses.first * 2 ** (attempt - 1))
      // Two tables that are busy in a rhythm do not meet each attempt.
      await delay(pause * (0.5 + Math.random() / 2))
    }
  }
}

/** For a transaction of a migration. */
export const boundLocks = sql.raw(`set local lock_timeout = '${lockTimeout}ms'`)

/**
 * Instances of 1.0.0 wait for this one in a statement, and an index that is made concurrently waits for all statements
 * that run: it is held for single transactions only.
 */
export const lockAsEarlier = sql`select pg_advisory_xact_lock(20261121)`

const tryLock = statement('migrations_try_lock', 'select pg_try_advisory_xact_lock(20261137) as "isMine"', {
  isMine: boolean,
})

const embedded = new WeakMap<object, Promise<unknown>>()

/** The embedded database has one process; there calls follow each other. */
function inTurn<T>(home: object, work: () => Promise<T>): Promise<T> {
  const before = embedded.get(home) ?? Promise.resolve()
  const mine = before.then(work, work)
  embedded.set(home, mine)
  return mine
}

/**
 * Runs `work` in one instance at a time. The lock belongs to a transaction that does nothing else: unlike a lock of a
 * session it works through poolers, and it has no snapshot for which an index would wait. For the same reason others ask
 * again and again instead of waiting in a statement.
 * @param db without time limits
 * @param work its argument fails when the lock was lost with its connection
 */
export async function underMigrationLock(
  db: Database,
  work: (assertMine: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (db.kind === 'pglite') return inTurn(db.home, () => work(async () => {}))
  for (;;) {
    const isDone = await db.transaction(async (tx) => {
      const { isMine } = only(await tx.run(tryLock, []), 'the lock of migrations')
      if (!isMine) return false
      // Statements with names keep their snapshot until the next one; these have none, and end that of the first.
      await tx.orm.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await work(async () => void (await tx.orm.execute(sql`select 1`)))
      return true
    })
    if (isDone) return
    await delay(interval)
  }
}
