import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Statement } from './statement'

/**
 * The query builder of both databases, without a schema: only its relational queries need one, and loading it costs
 * more than a transaction.
 */
type Orm = PgDatabase<PgQueryResultHKT>

/** The database operations of a service, inside or outside a transaction. */
export interface Queries {
  /**
   * Identifies the database, also within its transactions: values cached for one database must not be used for another.
   */
  readonly home: object
  /** The query builder, for ordinary reads and writes. */
  readonly orm: Orm
  /**
   * Runs a prepared statement with positional parameters; the rows have its declared columns. Outside a transaction the
   * statement is a transaction of its own, and is repeated after a deadlock.
   */
  run<Row>(statement: Statement<Row>, params: unknown[]): Promise<Row[]>
}

/**
 * The argument of the work of `transaction`. On PostgreSQL, statements that are run without awaiting each other share a
 * round trip, and so does `begin` with the first of them. They run in the sequence of the calls; after a failure the
 * following ones fail too.
 */
export interface Transaction extends Queries {
  /**
   * Commits in the round trip of the statements that were run just before:
   *
   *     await Promise.all([tx.run(put, line), tx.commit()])
   *
   * Nothing is committed when one of them fails. No statement may be run afterwards.
   */
  commit(): Promise<void>
}

/**
 * The cost of an index page relative to a page read in sequence. PostgreSQL's default of 4 is meant for hard disks:
 * with it, small tables are read as a whole for each row of a nested loop, although the index is in memory (ADR 0031).
 */
export const randomPageCost = 1.1

/** Callbacks of a listener. */
export interface Listener {
  onMessage: (payload: string) => void
  /** Called for each new connection: messages before it may be lost. */
  onConnect: () => void
}

export interface Listening {
  close(): Promise<void>
}

/** A standby that answers reads. */
interface Reading {
  /** Runs statements on the standby when it is fresh; transactions and the query builder stay on the primary. */
  readonly db: Database
  /** From now on, reads see everything that was committed until now. */
  require: () => void
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres'
  /** The same database without time limits, for migrations, seeding and jobs. */
  readonly unhurried: Database
  /** Runs `work` in one transaction; a thrown error rolls back. Deadlocks and serialization failures are retried. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** For reads that may be a moment old; absent without `DATABASE_READ_URL`. */
  readonly reading?: Reading
  close(): Promise<void>
  /** Puts its connections into the metrics; absent for the embedded database, which has none. */
  measure?(): void
  /**
   * Receives the messages of a channel (`NOTIFY`) until it is closed; absent for the embedded database, which has one
   * process.
   */
  listen?(channel: string, listener: Listener): Listening
}

/** Whether a repeated transaction may succeed: after a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

/** An error and the causes that libraries wrapped, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** The SQLSTATE of a driver error, also of a wrapped one. */
export function sqlState(error: unknown): string | undefined {
  for (const e of causesOf(error)) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e.code
  }
  return undefined
}

/** Whether a write came to a standby: the primary is another server since the connection was opened. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006'

/** The name of the violated constraint in a driver error, also in a wrapped one. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const e of causesOf(error)) {
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint
  }
  return undefined
}
