import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'
import type { Statement } from './statement'

/** Either home's query builder; services see only this. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** What a service may do with the database, inside or outside a transaction. */
export interface Queries {
  /** Ordinary queries. */
  readonly orm: Orm
  /** Hot paths: a prepared statement with positional parameters; the rows have the columns that it declares. */
  run<Row>(statement: Statement<Row>, params: unknown[]): Promise<Row[]>
  /** @deprecated Rows that no statement declares; give the statement its columns instead. */
  run<Row>(statement: { name: string; text: string }, params: unknown[]): Promise<Row[]>
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres'
  /** The same database for work that nobody waits for: migrations, seeding, jobs. Its statements may take any time. */
  readonly unhurried: Database
  /** Runs `work` in one transaction; a thrown error rolls back. Deadlocks and serialization failures are retried. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A failure that a second try of the same transaction may heal. */
export function isRetryable(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

/** An error and those beneath it that a library has wrapped, from the outside in. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let e = error; e instanceof Error; e = e.cause) yield e
}

/** The SQLSTATE of a driver error, also when a library wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (const e of causesOf(error)) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e.code
  }
  return undefined
}

/** The constraint a driver error names, also when a library wrapped it. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const e of causesOf(error)) {
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint
  }
  return undefined
}
