import 'server-only'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import type { Database } from './db/connection'
import { migrate } from './db/migrate'
import { openPglite } from './db/pglite'
import { openPostgres } from './db/postgres'
import { assertSecret, ownsDatabase } from './mall-secret/assert-secret'
import { adoptNextSecret, readNextSecret, secretFile } from './mall-secret/secret-file'
import { persistedSecret } from './persisted-secret'

const bytesOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * The key of the mall: from the environment, or generated once and stored beside the embedded database.
 * @throws OtherSecret when the database belongs to another key
 */
export async function secretOf(db: Database, { secret, dataDir }: Env, now: number): Promise<Uint8Array> {
  if (secret !== undefined) {
    await assertSecret(db, bytesOf(secret), now)
    return bytesOf(secret)
  }
  const next = await readNextSecret(dataDir)
  const kept = bytesOf(await persistedSecret(dataDir, secretFile))
  // A command changed the key and was stopped after its commit.
  if (
    next !== undefined &&
    !(await ownsDatabase(db, kept, now)) &&
    (await ownsDatabase(db, bytesOf(next), now))
  ) {
    await adoptNextSecret(dataDir)
    return bytesOf(next)
  }
  await assertSecret(db, kept, now, `The file ${join(dataDir, secretFile)}`)
  return kept
}

/** Whether there is a database that `openUnmigrated` would not have to make. */
export const hasDatabase = ({ databaseUrl, dataDir }: Env): Promise<boolean> =>
  databaseUrl === undefined
    ? access(join(dataDir, 'pg')).then(
        () => true,
        () => false,
      )
    : Promise.resolve(true)

/**
 * Opens the database of the environment as it is.
 * @throws FolderInUse, FolderUnusable, FolderNotPrivate, DatabaseUnusable for an embedded one
 */
export const openUnmigrated = async ({
  databaseUrl,
  databaseReadUrl: readUrl,
  databasePooler: pooler,
  databaseDirectUrl: directUrl,
  dataDir,
}: Env): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, { readUrl, pooler, directUrl }) : openPglite(dataDir)

/**
 * Opens the database of the environment with its newest schema, and its key; for the engine and for commands.
 * @param now epoch seconds
 * @throws the conditions of `isStartError`
 */
export async function openDatabase(
  settings: Env,
  now: number,
): Promise<{ db: Database; secret: Uint8Array }> {
  const db = await openUnmigrated(settings)
  try {
    await migrate(db)
    return { db, secret: await secretOf(db, settings, now) }
  } catch (error) {
    await db.close()
    throw error
  }
}
