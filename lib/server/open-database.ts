import 'server-only'
import type { Env } from '@/lib/env'
import type { Database } from './db/connection'
import { migrate } from './db/migrate'
import { openPglite } from './db/pglite'
import { openPostgres } from './db/postgres'
import { persistedSecret } from './persisted-secret'

/** The key of the mall: from the environment, or generated once and stored beside the embedded database. */
const secretOf = async ({ secret, dataDir }: Env): Promise<Uint8Array> =>
  new TextEncoder().encode(secret ?? (await persistedSecret(dataDir, 'secret')))

/**
 * Opens the database of the environment with its newest schema, and the key that belongs to it; for the engine and for commands.
 * @throws the conditions of `isStartError`
 */
export async function openDatabase(settings: Env): Promise<{ db: Database; secret: Uint8Array }> {
  const db = settings.databaseUrl ? openPostgres(settings.databaseUrl) : await openPglite(settings.dataDir)
  try {
    await migrate(db)
    return { db, secret: await secretOf(settings) }
  } catch (error) {
    await db.close()
    throw error
  }
}
