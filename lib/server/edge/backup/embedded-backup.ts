import 'server-only'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import { ranMigrations } from '@/lib/server/ground/db/migration-state'
import { only } from '@/lib/server/ground/db/only'
import { openPglite } from '@/lib/server/ground/db/pglite'
import { boolean, statement } from '@/lib/server/ground/db/statement'
import { secretOf } from '@/lib/server/ground/open-database'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import { Refused } from '@/lib/server/ground/refused'
import type { BackupSource } from './backup-source'
import { copyDatabase } from './copy-database'
import { databaseVersion } from './database-version'
import { folderEntries } from './folder-entries'
import { holdFolder } from './hold-folder'
import { entryNames } from './manifest'
import { tableDigests } from './table-digests'

/** The copy lies beside the database, where there is room and no other user. */
const copyIn = (dataDir: string) => join(dataDir, '.backup-copy')

const hasReached = statement('backup_copy_reached', 'select pg_current_wal_lsn() >= $1::pg_lsn as reached', {
  reached: boolean,
})
const checkpoint = statement('backup_checkpoint', 'checkpoint')

/** The backup has the state of the copy; its parts of the log are not needed any more. */
const copySettings = ['wal_recycle=off', 'min_wal_size=32MB']

/** @throws Refused when parts of the log are missing */
async function assertComplete(db: Database, lsn: string | null): Promise<void> {
  if (lsn === null) return
  const { reached } = only(await db.run(hasReached, [lsn]), 'the position in the log')
  if (!reached) throw new Refused('The copy of the database is not complete. Repeat the backup.')
}

/**
 * Copies an embedded database, opens the copy, and hands it on closed, with what is in it. The mall goes on meanwhile,
 * when it runs.
 */
export async function fromEmbedded(
  settings: Env,
  now: number,
  work: (source: BackupSource) => Promise<void>,
): Promise<void> {
  const { dataDir } = settings
  const held = await holdFolder(dataDir)
  const copy = copyIn(dataDir)
  try {
    await rm(copy, { recursive: true, force: true })
    await createPrivateFolder(copy)
    const lsn = await copyDatabase(held, join(dataDir, 'pg'), join(copy, 'pg'))
    const db = await openPglite(copy, copySettings)
    let source: BackupSource
    try {
      await assertComplete(db, lsn)
      // First: it stores the fingerprint of the key where none is.
      const secret = await secretOf(db, settings, now)
      const contents = {
        kind: 'pglite' as const,
        database: await databaseVersion(db),
        migrations: await ranMigrations(db),
        tables: await db.transaction(tableDigests),
      }
      const entries = folderEntries(join(copy, 'pg'), entryNames.database)
      source = { secret, entries, contents: async () => contents }
      await db.run(checkpoint, [])
    } finally {
      await db.close()
    }
    await work(source)
  } finally {
    await rm(copy, { recursive: true, force: true })
    await held.release()
  }
}
