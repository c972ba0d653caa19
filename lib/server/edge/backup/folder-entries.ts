import 'server-only'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refused } from '@/lib/server/ground/refused'
import type { Entry } from './entries'
import { hasCode } from './error-code'

const nothing: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
}

/** A file; nothing when it was removed after its folder was listed. */
async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * All files and folders below a folder, sorted by name; none when it does not exist.
 * @param prefix of their names, with `/` at its end
 */
export async function* folderEntries(folder: string, prefix: string): AsyncGenerator<Entry> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (!found) return
  yield { name: prefix, content: nothing }
  for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* folderEntries(path, `${prefix}${entry.name}/`)
    else if (entry.isFile()) yield { name: `${prefix}${entry.name}`, content: contentOf(path) }
  }
}

/** Writes an entry below a folder, for its owner only. */
export async function writeEntry(folder: string, { name, content }: Entry): Promise<void> {
  if (name.split('/').includes('..') || name.startsWith('/'))
    throw new Refused(`The backup has a file outside its folder: ${name}.`)
  const path = join(folder, name)
  if (name.endsWith('/')) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
}
