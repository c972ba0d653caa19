import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { MallError } from '@/lib/domain/errors'
import { boundedBytes, type FileSource } from '../file-source'
import { freelyInflatedBytes, maxInflationRatio, maxZipBytes } from '../limits'
import { damagedFile, inflatesTooFar, lockedZip } from '../refusals'
import { ByteReader } from './byte-reader'
import type { ZipEntry } from './zip-directory'

const headerSignature = 0x04034b50
const headerLength = 30

export interface OpenEntry {
  entry: ZipEntry
  /** To be read to its end before the next entry. Throws when it is not what the directory says. */
  content: AsyncIterable<Uint8Array>
}

/**
 * The entries in the order of the archive, whose bytes are read once. Together they inflate to `maxBytes` at most, and
 * not much further than their compressed bytes: a ZIP bomb ends in a MallError before its content is in memory.
 */
export async function* openEntries(
  source: FileSource,
  entries: readonly ZipEntry[],
  maxBytes: number,
): AsyncGenerator<OpenEntry> {
  const inflation = new Inflation(maxBytes)
  const reader = new ByteReader(boundedBytes(source, maxZipBytes))
  try {
    for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
      if (entry.isEncrypted) throw lockedZip()
      // Entries that share bytes make bombs of small archives.
      if (entry.offset < reader.position) throw damagedFile()
      await reader.skipTo(entry.offset)
      const header = await reader.take(headerLength)
      if (header.readUInt32LE(0) !== headerSignature) throw damagedFile()
      await reader.skipTo(reader.position + header.readUInt16LE(26) + header.readUInt16LE(28))
      const end = reader.position + entry.compressedSize
      yield { entry, content: contentOf(entry, reader, inflation) }
      await reader.skipTo(end)
    }
  } finally {
    await reader.close()
  }
}

async function* contentOf(
  entry: ZipEntry,
  reader: ByteReader,
  inflation: Inflation,
): AsyncGenerator<Uint8Array> {
  let size = 0
  let crc = 0
  for await (const bytes of inflated(entry, reader.pieces(entry.compressedSize), inflation)) {
    size += bytes.length
    if (size > entry.size) throw damagedFile()
    crc = crc32(bytes, crc)
    yield bytes
  }
  if (size !== entry.size || crc !== entry.crc) throw damagedFile()
}

async function* inflated(
  { method }: ZipEntry,
  pieces: AsyncGenerator<Uint8Array>,
  inflation: Inflation,
): AsyncGenerator<Uint8Array> {
  if (method === 0) return yield* pieces
  if (method !== 8) throw new MallError('压缩包的格式不支持，请用系统自带的压缩功能重新压缩')
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  pipeline(Readable.from(pieces, { highWaterMark: 2 }), inflate, () => {})
  try {
    let compressed = 0
    for await (const bytes of inflate as AsyncIterable<Buffer>) {
      inflation.add(inflate.bytesWritten - compressed, bytes.length)
      compressed = inflate.bytesWritten
      yield bytes
    }
  } catch (error) {
    throw error instanceof MallError ? error : damagedFile()
  } finally {
    inflate.destroy()
  }
}

class Inflation {
  readonly #maxBytes: number
  #compressed = 0
  #inflated = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(compressed: number, inflated: number): void {
    this.#compressed += compressed
    this.#inflated += inflated
    const isBomb =
      this.#inflated > freelyInflatedBytes && this.#inflated > this.#compressed * maxInflationRatio
    if (isBomb || this.#inflated > this.#maxBytes) throw inflatesTooFar()
  }
}
