import 'server-only'
import { fileTooLarge } from './refusals'

/** A file whose bytes can be read several times from the beginning. */
export interface FileSource {
  name: string
  size: number
  bytes(): AsyncIterable<Uint8Array>
}

/** Work on a piece of a file is short enough for the event loop. */
const longestPiece = 64 * 1024

/**
 * The bytes of a file in pieces of 64 kB at most. Throws when there are more than `maxBytes`, whatever size the source
 * states.
 */
export async function* boundedBytes(source: FileSource, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (source.size > maxBytes) throw fileTooLarge(maxBytes)
  let read = 0
  for await (const bytes of source.bytes()) {
    read += bytes.length
    if (read > maxBytes) throw fileTooLarge(maxBytes)
    for (let at = 0; at < bytes.length; at += longestPiece) yield bytes.subarray(at, at + longestPiece)
  }
}

/** The first bytes of a file, at most `count`. */
export async function firstBytes(source: FileSource, count: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const bytes of source.bytes()) {
    chunks.push(bytes)
    read += bytes.length
    if (read >= count) break
  }
  return Buffer.concat(chunks, Math.min(read, count))
}
