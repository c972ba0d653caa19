import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createPrivateFolder } from './private-folder'

/** The shortest key that settings may have: a restore puts it here. */
const minLength = 16

/**
 * A random key that is generated once and stored beside the embedded database: 96 hexadecimal digits, file mode 600.
 * @param name file name in the data folder
 */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name)
  const stored = await readFile(path, 'utf8').catch(() => '')
  if (stored.length >= minLength) return stored
  const secret = randomBytes(48).toString('hex')
  await createPrivateFolder(resolve(dataDir))
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}
