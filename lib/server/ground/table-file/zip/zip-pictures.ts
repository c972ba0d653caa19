import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { firstBytes, type FileSource } from '../file-source'
import { maxZipBytes, maxZipEntryBytes } from '../limits'
import { readDirectory, type ZipEntry } from './zip-directory'
import { openEntries } from './zip-entries'

/**
 * The files of a ZIP with pictures, by their paths. Folders and what systems add (`__MACOSX`, `.DS_Store`) are left out.
 * Throws MallError for what is no ZIP, too large or incomplete.
 */
export async function listZip(source: FileSource): Promise<{ name: string; size: number }[]> {
  return (await pictures(source)).map(({ name, size }) => ({ name, size }))
}

/** The wanted files in the order of the archive, which is read once from the beginning: one of them is in memory. */
export async function* readZipEntries(
  source: FileSource,
  wanted: (name: string) => boolean,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const entries = (await pictures(source)).filter(({ name }) => wanted(name))
  for (const { name, size } of entries)
    if (size > maxZipEntryBytes)
      throw new MallError(`压缩包里的“${name}”超过 ${maxZipEntryBytes / 1024 / 1024} MB`)
  for await (const { entry, content } of openEntries(source, entries, Infinity)) {
    const chunks: Uint8Array[] = []
    for await (const bytes of content) chunks.push(bytes)
    yield { name: entry.name, bytes: Buffer.concat(chunks) }
  }
}

async function pictures(source: FileSource): Promise<ZipEntry[]> {
  const [p, k] = await firstBytes(source, 2)
  if (p !== 0x50 || k !== 0x4b) throw new MallError('请上传 ZIP 压缩包')
  const entries = await readDirectory(source, maxZipBytes)
  return entries.filter(({ name }) => !name.endsWith('/') && !isOfSystem(name))
}

const isOfSystem = (name: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$)/i.test(name)
