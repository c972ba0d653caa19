import 'server-only'
import { createHash } from 'node:crypto'
import { Refused } from '@/lib/server/ground/refused'
import { ByteReader } from './byte-reader'

/** A file of a backup; a folder ends with `/` and has no content. */
export interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** What a file had when it was written to the backup. */
export interface FileSum {
  name: string
  bytes: number
  /** SHA-256 in hexadecimal. */
  digest: string
}

/** Longest part of a file, in bytes: what a reader keeps in memory. */
const maxPart = 1024 * 1024

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Passes a content on and calls `done` with its sum at the end. */
async function* summed(
  { name, content }: Entry,
  done: (sum: FileSum) => void,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content) {
    hash.update(part)
    bytes += part.length
    yield part
  }
  done({ name, bytes, digest: hash.digest('hex') })
}

/**
 * Entries as one stream: of each the length of its name, its name, parts with their lengths, and a length of 0.
 * @param onSum called with each entry that was written
 */
export async function* packed(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  onSum: (sum: FileSum) => void,
): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    yield lengthOf(name.length)
    yield name
    for await (const part of summed(entry, onSum))
      for (let at = 0; at < part.length; at += maxPart) {
        const block = part.subarray(at, at + maxPart)
        yield lengthOf(block.length)
        yield block
      }
    yield lengthOf(0)
  }
}

class EntryReader {
  readonly #reader: ByteReader

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#reader = new ByteReader(source)
  }

  async #exactly(count: number): Promise<Buffer> {
    const bytes = await this.#reader.take(count)
    if (bytes.length < count) throw new Refused('The backup ends within a file.')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** The name of the next entry; null at the end. */
  async name(): Promise<string | null> {
    const length = Buffer.from(await this.#reader.take(4))
    if (length.length === 0) return null
    return (await this.#exactly(length.readUInt32BE())).toString()
  }

  async *content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const length = (await this.#exactly(4)).readUInt32BE()
      if (length === 0) return
      if (length > maxPart) throw new Refused('The backup has a part that is too long.')
      yield await this.#exactly(length)
    }
  }
}

/**
 * Reads a stream of `packed`: each content to its end, before the next entry.
 * @param take reads the content, or leaves it
 * @returns the sums of all entries
 */
export async function unpack(
  source: AsyncIterable<Uint8Array>,
  take: (entry: Entry) => Promise<void>,
): Promise<FileSum[]> {
  const reader = new EntryReader(source)
  const sums: FileSum[] = []
  for (let name = await reader.name(); name !== null; name = await reader.name()) {
    const content = summed({ name, content: reader.content() }, (sum) => sums.push(sum))
    await take({ name, content: { [Symbol.asyncIterator]: () => content } })
    // What was not read.
    while (!(await content.next()).done);
  }
  return sums
}
