import 'server-only'
import { inflateRawSync } from 'node:zlib'
import { ProviderFault } from './provider-fault'

/** Largest statement that is read, in bytes: an archive must not fill the memory. */
const maxBytes = 256 * 1024 * 1024

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** The files of a ZIP archive, which providers put statements in. Names are left as bytes: they are not always UTF-8. */
export function unzip(archive: Uint8Array): { bytes: Buffer }[] {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end--
  if (end < 0) throw new ProviderFault('statement is no ZIP archive')
  const files: { bytes: Buffer }[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new ProviderFault('statement has a broken archive')
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    if (method !== 0 && method !== 8) throw new ProviderFault('statement has an unknown compression')
    files.push({ bytes: method === 8 ? inflateRawSync(data, { maxOutputLength: maxBytes }) : data })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
