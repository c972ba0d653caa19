import 'server-only'
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
async function secretOf(db: Database, { secret, dataDir }: Env, now: number): Promise<Uint8Array> {
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

/**
 * Opens the database of the environment with its newest schema, and its key; for the engine and for commands.
 * @param now epoch seconds
 * @throws the conditions of `isStartError`
 */
export async function openDatabase(
  settings: Env,
  now: number,
): Promise<{ db: Database; secret: Uint8Array }> {
  const { databaseUrl, databaseReadUrl: readUrl, dataDir } = settings
  const db = databaseUrl ? openPostgres(databaseUrl, { readUrl }) : await openPglite(dataDir)
  try {
    await migrate(db)
    return { db, secret: await secretOf(db, settings, now) }
  } catch (error) {
    await db.close()
    throw error
  }
}
