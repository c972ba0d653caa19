import 'server-only'
import { createReadStream } from 'node:fs'
import { access, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Refused } from '@/lib/server/ground/refused'
import { type Entry, type FileSum, packed, unpack } from './entries'
import { hasCode } from './error-code'
import { entryNames, type Manifest } from './manifest'
import { opened, sealed } from './sealed-stream'

/** Sizes of a written backup in bytes. */
export interface Written {
  manifest: Manifest
  content: number
  file: number
}

/** A short text as an entry. */
export function textEntry(name: string, text: string): Entry {
  return { name, content: Readable.from([Buffer.from(text)]) as AsyncIterable<Buffer> }
}

async function openPart(path: string, part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600)
  } catch (error) {
    if (hasCode(error, 'EEXIST'))
      throw new Refused(
        `${part} exists: another backup is written there, or one was stopped. Remove it then.`,
      )
    if (hasCode(error, 'ENOENT')) throw new Refused(`There is no folder for ${path}.`)
    throw error
  }
}

/**
 * Writes a backup: entries, then their manifest, compressed and encrypted. The file has its name only when it is
 * complete and on the disk; only its owner can read it.
 * @param manifestOf makes the manifest when all entries are written
 * @throws Refused when the file exists, or its folder does not
 */
export async function writeBackup(
  path: string,
  key: string,
  entries: AsyncIterable<Entry>,
  manifestOf: (files: FileSum[]) => Promise<Manifest>,
): Promise<Written> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new Refused(`${path} exists already.`)
  const part = `${path}.part`
  const handle = await openPart(path, part)
  const files: FileSum[] = []
  let manifest: Manifest | undefined
  async function* withManifest() {
    yield* packed(entries, (sum) => files.push(sum))
    manifest = await manifestOf(files)
    yield* packed([textEntry(entryNames.manifest, JSON.stringify(manifest))], () => undefined)
  }
  try {
    await pipeline(
      withManifest(),
      createZstdCompress(),
      (compressed: AsyncIterable<Uint8Array>) => sealed(key, compressed),
      handle.createWriteStream({ flush: true }),
    )
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  if (!manifest) throw new Error('The backup has no manifest.')
  return {
    manifest,
    content: files.reduce((sum, { bytes }) => sum + bytes, 0),
    file: (await stat(path)).size,
  }
}

const isSame = (files: readonly FileSum[], sums: readonly FileSum[]) =>
  files.length === sums.length &&
  files.every(({ name, bytes, digest }, index) => {
    const sum = sums[index]
    return sum?.name === name && sum.bytes === bytes && sum.digest === digest
  })

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString()
}

/**
 * Reads a backup to its end and compares it with its manifest. Each part is authenticated before `take` gets it; that
 * nothing is missing is known at the end.
 * @param take gets the entries in turn, and reads their content or leaves it
 * @throws Refused for another key, and for a file that is incomplete or was changed
 */
export async function readBackup(
  path: string,
  key: string,
  take: (entry: Entry) => Promise<void>,
): Promise<Manifest> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Refused(`There is no file ${path}.`)
  const plain = createZstdDecompress()
  const read = pipeline(opened(key, createReadStream(path), path), plain)
  // The loop below has the same error.
  read.catch(() => undefined)
  let text = ''
  const sums = await unpack(plain, async (entry) => {
    if (entry.name === entryNames.manifest) text = await textOf(entry.content)
    else await take(entry)
  }).catch((error: unknown) => {
    plain.destroy()
    throw error
  })
  await read
  const manifest = text === '' ? undefined : (JSON.parse(text) as Manifest)
  if (sums.pop()?.name !== entryNames.manifest || !manifest || !isSame(manifest.files, sums))
    throw new Refused(`${path} is incomplete or was changed.`)
  return manifest
}

/** A text of a backup is small: a key. */
export const textOfEntry = ({ content }: Entry): Promise<string> => textOf(content)
