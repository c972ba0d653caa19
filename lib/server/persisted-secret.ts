import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A key that is made once and kept beside the embedded database: 96 hexadecimal digits, readable by its owner only.
 * @param name of the file in the data folder
 */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length >= 64) return kept
  const made = randomBytes(48).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}
