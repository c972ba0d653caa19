import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refused } from '@/lib/server/ground/refused'
import { ByteReader } from './byte-reader'

/**
 * The encryption of backups (ADR 0136). A header: name and version, a random salt, a value by which a wrong key is
 * recognised. Then AES-256-GCM in chunks of equal size: the nonce is the number of the chunk and whether it is the
 * last, so a chunk that is changed, moved, missing or added is found, and an end that was cut off as well.
 */
const magic = Buffer.from('huanxin-mall backup 1\n')
const [saltBytes, checkBytes, nonceBytes, tagBytes] = [32, 16, 12, 16]
const headerBytes = magic.length + saltBytes + checkBytes
const chunkBytes = 256 * 1024

interface Sealing {
  /** Authenticated with every chunk. */
  header: Uint8Array
  cipherKey: Uint8Array
}

function sealingOf(key: string, salt: Uint8Array): Sealing {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `huanxin-mall backup ${purpose}`, length))
  return {
    header: Buffer.concat([magic, salt, derive('check', checkBytes)]),
    cipherKey: derive('chunks', 32),
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeBigUInt64BE(BigInt(index), 3)
  nonce[nonceBytes - 1] = isLast ? 1 : 0
  return nonce
}

function sealChunk(
  { header, cipherKey }: Sealing,
  chunk: Uint8Array,
  index: number,
  isLast: boolean,
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', cipherKey, nonceOf(index, isLast))
  cipher.setAAD(header)
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

/** @throws when the chunk is another one */
function openChunk(
  { header, cipherKey }: Sealing,
  chunk: Uint8Array,
  index: number,
  isLast: boolean,
): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonceOf(index, isLast))
  decipher.setAAD(header)
  decipher.setAuthTag(chunk.subarray(-tagBytes))
  return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
}

interface Chunk {
  chunk: Uint8Array
  index: number
  isLast: boolean
}

/** A stream in chunks of equal size, the last one shorter or empty. */
async function* chunksOf(reader: ByteReader, size: number): AsyncGenerator<Chunk> {
  let chunk = await reader.take(size)
  for (let index = 0; ; index++) {
    const next = await reader.take(size)
    const isLast = next.length === 0
    yield { chunk, index, isLast }
    if (isLast) return
    chunk = next
  }
}

/** Encrypts a stream. @param key of at least 32 characters */
export async function* sealed(key: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const sealing = sealingOf(key, randomBytes(saltBytes))
  yield sealing.header
  for await (const { chunk, index, isLast } of chunksOf(new ByteReader(source), chunkBytes))
    yield sealChunk(sealing, chunk, index, isLast)
}

/**
 * Decrypts a stream of `sealed`.
 * @param name of the file, for messages
 * @throws Refused for another key, a changed stream, and one without its end
 */
export async function* opened(
  key: string,
  source: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(source)
  const header = await reader.take(headerBytes)
  if (!magic.equals(header.subarray(0, magic.length)) || header.length < headerBytes)
    throw new Refused(`${name} is no backup of a mall, or one of a later version.`)
  const sealing = sealingOf(key, header.subarray(magic.length, magic.length + saltBytes))
  if (!timingSafeEqual(header, sealing.header)) throw new Refused(`${name} was sealed with another key.`)
  for await (const { chunk, index, isLast } of chunksOf(reader, chunkBytes + tagBytes)) {
    let text: Buffer
    try {
      text = openChunk(sealing, chunk, index, isLast)
    } catch {
      throw new Refused(`${name} is incomplete or was changed.`)
    }
    yield text
  }
}
