import 'server-only'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { persistedSecret } from '@/lib/server/ground/persisted-secret'

/** The file of the key beside an embedded database, and the file of the new key while a command changes it. */
export const secretFile = 'secret'
const nextFile = 'secret.next'

/** The new key of a change, before or after its commit; undefined without one. */
export const readNextSecret = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(join(dataDir, nextFile), 'utf8').catch(() => '')) || undefined

/** Writes the new key; reuses the key of an interrupted change. */
export async function writeNextSecret(dataDir: string, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return persistedSecret(dataDir, nextFile)
  await writeFile(join(dataDir, nextFile), wanted, { mode: 0o600 })
  return wanted
}

/** Makes the new key the current one, once the database belongs to it. */
export const adoptNextSecret = (dataDir: string): Promise<void> =>
  rename(join(dataDir, nextFile), join(dataDir, secretFile))
