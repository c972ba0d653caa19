import 'server-only'
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { currentWork } from '@/lib/server/ground/work'
import type { Database, Queries } from './connection'
import { EventLoopTurns } from './event-loop-turns'
import { lockFolder } from './folder-lock'
import { PreparedStatements } from './pglite-statements'
import type { Statement } from './statement'
import { countStatement, noteStatement, statementLogger } from './statement-metrics'
import { assertRestored } from './unfinished-restore'

/** Waits until the database is not in use by other work; within a transaction, by no other statement of it. */
type Exclusively = <T>(work: () => Promise<T>) => Promise<T>

const queriesOn = (
  home: object,
  client: PGliteInterface | Transaction,
  statements: PreparedStatements,
  exclusively: Exclusively,
  turns: EventLoopTurns,
): Queries => ({
  home,
  // A transaction has the same query methods, and the builder uses nothing else.
  orm: drizzle(client as PGlite, { logger: statementLogger }),
  run: <Row>(statement: Statement<Row>, params: unknown[]) => {
    countStatement()
    const work = currentWork()
    const began = performance.now()
    return turns.during(() =>
      exclusively(async () => {
        await turns.pause()
        try {
          return await statements.run<Row>(statement, params)
        } finally {
          noteStatement(statement.name, began, work)
        }
      }),
    )
  },
})

/**
 * The database on an open PGlite.
 * @param close the implementation of `close()`
 * @param statements the statements that this PGlite has already prepared
 */
export function databaseOn(
  client: PGlite,
  close: () => Promise<void>,
  statements = new PreparedStatements(client),
): Database {
  const home = {}
  const turns = new EventLoopTurns()
  const database: Database = {
    kind: 'pglite',
    // Waits for a running transaction, as `client.query` does.
    ...queriesOn(
      home,
      client,
      statements,
      (work) => client._runExclusiveTransaction(() => client.runExclusive(work)),
      turns,
    ),
    // The database runs in this thread and cannot stall.
    get unhurried() {
      return database
    },
    async transaction(work) {
      try {
        const result = await client.transaction((tx) =>
          work({
            ...queriesOn(
              home,
              tx,
              statements,
              async (one) => {
                if (tx.closed) throw new Error('The transaction has ended.')
                return client.runExclusive(one)
              },
              turns,
            ),
            // Without round trips there is nothing to save: it commits when `work` ends.
            commit: async () => {},
          }),
        )
        return result as Awaited<typeof result>
      } catch (error) {
        statements.forgetPlanMode()
        throw error
      }
    },
    close,
  }
  return database
}

/**
 * Memory for pages of tables, beside the cache of the operating system; PostgreSQL would take 128 MB and never return
 * them.
 */
const sharedBuffers = '32MB'

/** The error when the embedded database cannot be opened: it is damaged, not a folder, or not writable. */
export class DatabaseUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    const { message, errno } = (cause ?? {}) as { message?: string; errno?: number }
    const reason = message || (errno === undefined ? String(cause) : `error ${errno}`)
    super(
      `The database in ${folder} cannot be opened (${reason}). Make it a writable folder with free space, restore it from a backup, or set MALL_DATA_DIR to another folder.`,
      { cause },
    )
    this.name = 'DatabaseUnusable'
  }
}

/**
 * Opens the embedded database in `folder` and locks the folder.
 * @param settings of PostgreSQL beside those of a mall, such as `wal_recycle=off`
 * @throws FolderInUse when another process has it open; it is left unchanged then
 * @throws FolderUnusable, FolderNotPrivate, DatabaseUnusable, RestoreUnfinished
 */
export async function openPglite(folder: string, settings: readonly string[] = []): Promise<Database> {
  const release = await lockFolder(folder)
  try {
    await assertRestored(folder)
  } catch (error) {
    await release()
    throw error
  }
  const client = await PGlite.create({
    dataDir: `${folder}/pg`,
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams,
      ...[`shared_buffers=${sharedBuffers}`, ...settings].flatMap((setting) => ['-c', setting]),
    ],
  }).catch(async (error: unknown) => {
    await release()
    // The database is in this process and has no state that could change: a later attempt would fail too.
    throw new DatabaseUnusable(`${folder}/pg`, error)
  })
  return databaseOn(client, async () => {
    await client.close()
    await release()
  })
}

/** Opens an empty database in memory, for tests and benchmarks. */
export async function openMemory(): Promise<Database> {
  const client = await PGlite.create()
  return databaseOn(client, () => client.close())
}
