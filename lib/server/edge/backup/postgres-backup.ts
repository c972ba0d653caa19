import 'server-only'
import type { Env } from '@/lib/env'
import { sqlState } from '@/lib/server/ground/db/connection'
import { ranMigrations } from '@/lib/server/ground/db/migration-state'
import { only } from '@/lib/server/ground/db/only'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { statement, text } from '@/lib/server/ground/db/statement'
import { secretOf } from '@/lib/server/ground/open-database'
import { Refused } from '@/lib/server/ground/refused'
import type { BackupSource } from './backup-source'
import { databaseVersion } from './database-version'
import type { Entry } from './entries'
import { asideSchema } from './kept-schema'
import { entryNames } from './manifest'
import { findProgram, startProgram } from './postgres-client'
import { tableDigests } from './table-digests'

/** SQLSTATE of a missing table. */
const undefinedTable = '42P01'

const oneSnapshot = statement(
  'backup_one_snapshot',
  'set transaction isolation level repeatable read, read only',
)
const exportSnapshot = statement('backup_export_snapshot', 'select pg_export_snapshot() as snapshot', {
  snapshot: text,
})

/** What `pg_dump` writes; it is compressed with the rest of the backup. */
async function* dumpOf(program: string, url: string, snapshot: string): AsyncGenerator<Uint8Array> {
  const { child, ended } = startProgram(
    program,
    [
      ...['--format=custom', '--compress=0', '--no-owner', '--no-privileges'],
      ...[`--snapshot=${snapshot}`, `--exclude-schema=${asideSchema('*')}`],
    ],
    url,
  )
  try {
    yield* child.stdout as AsyncIterable<Uint8Array>
    await ended()
  } finally {
    child.kill()
  }
}

/** Hands on a database of PostgreSQL: `pg_dump` and the digests of its tables see one snapshot. */
export async function fromPostgres(
  settings: Env,
  now: number,
  work: (source: BackupSource) => Promise<void>,
): Promise<void> {
  const url = settings.databaseUrl ?? ''
  const db = openPostgres(url)
  try {
    const database = await databaseVersion(db.unhurried)
    const program = await findProgram('pg_dump', database)
    const migrations = await ranMigrations(db.unhurried).catch((error: unknown) => {
      throw sqlState(error) === undefinedTable
        ? new Refused('The database of DATABASE_URL has no mall.')
        : error
    })
    const secret = await secretOf(db, settings, now)
    await db.unhurried.transaction(async (tx) => {
      await tx.run(oneSnapshot, [])
      const { snapshot } = only(await tx.run(exportSnapshot, []), 'a snapshot')
      const tables = tableDigests(tx)
      // It fails where it is awaited, when the dump has ended.
      tables.catch(() => undefined)
      const dump: Entry = { name: entryNames.dump, content: dumpOf(program, url, snapshot) }
      await work({
        secret,
        entries: [dump],
        contents: async () => ({ kind: 'postgres', database, migrations, tables: await tables }),
      })
    })
  } finally {
    await db.close()
  }
}
