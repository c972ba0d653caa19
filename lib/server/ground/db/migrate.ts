import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/server/ground/log'
import type { Database, Queries } from './connection'
import { type MigrationFile, migrationFiles } from './migration-file'
import { boundLocks, lockAsEarlier, underMigrationLock, withLockRetries } from './migration-lock'
import { assertNotNewer, readMigrationState, readMigrationsTable } from './migration-state'
import { runSteps } from './migration-steps'
import { only } from './only'
import { boolean, statement, text } from './statement'

const isApplied = statement(
  'migration_is_applied',
  'select exists (select from schema_migrations where name = $1) as "isApplied"',
  { isApplied: boolean },
)

const record = (db: Queries, { name, digest, isContract }: MigrationFile) =>
  db.orm.execute(
    sql`insert into schema_migrations (name, digest, is_contract) values (${name}, ${digest}, ${isContract})
        on conflict (name) do nothing`,
  )

/** Makes the table of applied migrations; one of 1.0.0 gets its new column. */
async function prepareTable(db: Database): Promise<void> {
  if ((await readMigrationsTable(db)).hasKinds) return
  await withLockRetries('of the table schema_migrations', () =>
    db.transaction(async ({ orm }) => {
      await orm.execute(boundLocks)
      await orm.execute(lockAsEarlier)
      await orm.execute(sql`create table if not exists schema_migrations
        (name text primary key, digest text not null, applied timestamptz not null default now())`)
      await orm.execute(sql`alter table schema_migrations
        add column if not exists is_contract boolean not null default true`)
    }),
  )
}

/** Runs a file in one transaction, so that a failing one leaves the schema as it was. */
const runWhole = (db: Database, file: MigrationFile): Promise<void> =>
  withLockRetries(file.name, () =>
    db.transaction(async (tx) => {
      await tx.orm.execute(boundLocks)
      await tx.orm.execute(lockAsEarlier)
      if (only(await tx.run(isApplied, [file.name]), 'a migration').isApplied) return
      for (const part of file.statements) await tx.orm.execute(sql.raw(part))
      await record(tx, file)
    }),
  )

/**
 * Brings the database to the newest schema: runs the pending files one by one and records each. A file is one
 * transaction, or, marked `-- concurrent`, statements of their own (ADR 0137). Safe when several instances start
 * together, and after one was killed: one of them works, the others wait, and the next one goes on.
 *
 * @param files those of this build
 * @throws EarlierDatabase, NewerDatabase, ChangedMigration (`migration-state.ts`)
 * @throws MigrationBlocked when a transaction of others holds a table for minutes
 */
export async function migrate(db: Database, files?: readonly MigrationFile[]): Promise<void> {
  const own = files ?? (await migrationFiles())
  const { unhurried } = db
  const read = async () => {
    const state = await readMigrationState(unhurried, own)
    assertNotNewer(db.kind, state)
    return state
  }
  const { pending, unknown } = await read()
  const newer = unknown.map(({ name }) => name)
  if (newer.length > 0) log.warn({ newer }, 'a later build has opened this database; this one works with it')
  if (pending.length === 0) return
  await underMigrationLock(unhurried, async (assertMine) => {
    await prepareTable(unhurried)
    for (const file of (await read()).pending) {
      if (!file.isConcurrent) {
        await runWhole(unhurried, file)
        continue
      }
      await runSteps(unhurried, file, assertMine)
      await record(unhurried, file)
    }
  })
}

const newestApplied = statement('migrations_newest', 'select max(name) as name from schema_migrations', {
  name: text,
})

/** The newest migration of a database that `migrate` has brought to the newest schema. */
export const newestMigration = async (db: Queries): Promise<string> =>
  only(await db.run(newestApplied, []), 'the newest migration').name
