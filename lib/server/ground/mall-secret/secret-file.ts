import 'server-only'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { persistedSecret } from '@/lib/server/ground/persisted-secret'

/** The file of the key beside an embedded database, and that of the key which a command is changing to. */
export const secretFile = 'secret'
const nextFile = 'secret.next'

/** The key that a change has written, before or after its commit; undefined for none. */
export const readNextSecret = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(join(dataDir, nextFile), 'utf8').catch(() => '')) || undefined

/** Writes the key to change to; a key that an interrupted change has written is used again. */
export async function writeNextSecret(dataDir: string, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return persistedSecret(dataDir, nextFile)
  await writeFile(join(dataDir, nextFile), wanted, { mode: 0o600 })
  return wanted
}

/** Makes the next key the one of the mall, once the database belongs to it. */
export const adoptNextSecret = (dataDir: string): Promise<void> =>
  rename(join(dataDir, nextFile), join(dataDir, secretFile))
