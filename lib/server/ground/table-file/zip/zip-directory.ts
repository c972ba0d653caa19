import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { boundedBytes, type FileSource } from '../file-source'
import { maxZipEntries } from '../limits'
import { damagedFile, incompleteFile } from '../refusals'
import { zipName } from './zip-name'

/**
 * The directory at the end of a ZIP archive (PKWARE APPNOTE 4.3). Only it says where entries begin and end: the headers
 * beside the entries lack sizes when the archive was written as a stream.
 */

export interface ZipEntry {
  name: string
  /** 0: stored; 8: deflated. */
  method: number
  isEncrypted: boolean
  crc: number
  compressedSize: number
  size: number
  /** Of its header, in the archive. */
  offset: number
}

/** Enough for the largest directory that is read, with paths of 350 bytes. */
const tailBytes = 8 * 1024 * 1024

const endSignature = 0x06054b50
const end64Signature = 0x06064b50
const locator64Signature = 0x07064b50
const entrySignature = 0x02014b50
const endLength = 22
const full16 = 0xffff
const full32 = 0xffffffff

interface Tail {
  bytes: Buffer
  /** Position of its first byte in the archive. */
  start: number
}

/** The entries of an archive, folders among them. Throws for incomplete archives and those with too many entries. */
export async function readDirectory(source: FileSource, maxBytes: number): Promise<ZipEntry[]> {
  const tail = await readTail(source, maxBytes)
  try {
    return entriesOf(tail)
  } catch (error) {
    if (error instanceof MallError) throw error
    throw damagedFile()
  }
}

async function readTail(source: FileSource, maxBytes: number): Promise<Tail> {
  let chunks: Uint8Array[] = []
  let kept = 0
  let size = 0
  for await (const bytes of boundedBytes(source, maxBytes)) {
    chunks.push(bytes)
    kept += bytes.length
    size += bytes.length
    if (kept < 2 * tailBytes) continue
    const bytesKept = Buffer.concat(chunks).subarray(-tailBytes)
    chunks = [bytesKept]
    kept = bytesKept.length
  }
  return { bytes: Buffer.concat(chunks), start: size - kept }
}

function entriesOf({ bytes, start }: Tail): ZipEntry[] {
  const end = endOfDirectory(bytes)
  const { count, offset } = directoryAt(bytes, end, start)
  if (count > maxZipEntries) throw tooManyEntries()
  if (offset > start + end) throw incompleteFile()
  if (offset < start) throw damagedFile()

  const entries: ZipEntry[] = []
  let at = offset - start
  while (bytes.readUInt32LE(at) === entrySignature) {
    if (entries.length === maxZipEntries) throw tooManyEntries()
    entries.push(entryAt(bytes, at))
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (entries.length < count) throw damagedFile()
  return entries
}

function endOfDirectory(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - endLength - full16)
  for (let at = bytes.length - endLength; at >= earliest; at--) {
    if (bytes.readUInt32LE(at) !== endSignature) continue
    if (at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  throw incompleteFile()
}

function directoryAt(bytes: Buffer, end: number, start: number): { count: number; offset: number } {
  const count = bytes.readUInt16LE(end + 10)
  const offset = bytes.readUInt32LE(end + 16)
  if (count !== full16 && offset !== full32) return { count, offset }
  const locator = end - 20
  if (locator < 0 || bytes.readUInt32LE(locator) !== locator64Signature) return { count, offset }
  const end64 = Number(bytes.readBigUInt64LE(locator + 8)) - start
  if (bytes.readUInt32LE(end64) !== end64Signature) throw damagedFile()
  return {
    count: Number(bytes.readBigUInt64LE(end64 + 32)),
    offset: Number(bytes.readBigUInt64LE(end64 + 48)),
  }
}

function entryAt(bytes: Buffer, at: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8)
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
  const name = bytes.subarray(at + 46, nameEnd)
  const extra = extraFields(bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(at + 30)))
  let sizes64 = extra.get(0x0001)
  /** Values that do not fit into 32 bits stand one after another in a field of their own. */
  const value = (position: number) => {
    const value32 = bytes.readUInt32LE(position)
    if (value32 !== full32 || !sizes64) return value32
    const value64 = Number(sizes64.readBigUInt64LE(0))
    sizes64 = sizes64.subarray(8)
    return value64
  }
  const size = value(at + 24)
  const compressedSize = value(at + 20)
  return {
    name: zipName(name, (flags & 0x800) !== 0, extra.get(0x7075)),
    method: bytes.readUInt16LE(at + 10),
    isEncrypted: (flags & 1) !== 0,
    crc: bytes.readUInt32LE(at + 16),
    compressedSize,
    size,
    offset: value(at + 42),
  }
}

function extraFields(bytes: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>()
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16LE(at + 2)
    fields.set(bytes.readUInt16LE(at), bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

const tooManyEntries = () => new MallError(`压缩包里不能超过 ${maxZipEntries} 个文件，请分几次上传`)
