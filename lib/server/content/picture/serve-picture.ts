import 'server-only'
import pLimit from 'p-limit'
import { pictureHashOf } from '@/lib/domain/content/picture'
import { storageOf, type ObjectStorage } from '@/lib/server/ground/adapters/storage'
import type { Mall } from '@/lib/server/ground/mall'
import { sharp } from '@/lib/server/ground/media/image-library'
import { noPicture, pictureHeaders } from '@/lib/server/ground/media/picture-response'
import { requestedWidth } from '@/lib/web/picture'

/** The name of a stored picture, or of a copy of it that is `width` pixels wide. */
export const pictureKey = (hash: string, width?: number): string =>
  `${hash.slice(0, 2)}/${hash}${width === undefined ? '' : `-${width}`}.webp`

/** Concurrent encodings; more would take CPU time from requests. */
const limit = pLimit(2)

async function load(storage: ObjectStorage, hash: string, width: number | undefined) {
  const stored = await storage.get(pictureKey(hash, width))
  if (stored || width === undefined) return stored
  const original = await storage.get(pictureKey(hash))
  if (!original) return null
  const copy = await limit(() =>
    sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
  )
  const bytes = new Uint8Array(copy)
  await storage.put(pictureKey(hash, width), bytes, 'image/webp')
  return bytes
}

/**
 * Answers `/media/p/…` with a picture of the library, `?w=` pixels wide; each width is encoded once. The address
 * depends on the content, so browsers cache it forever.
 */
export async function answerPicture(mall: Mall, path: string, query: URLSearchParams): Promise<Response> {
  const hash = pictureHashOf(path)
  const width = query.has('w') ? requestedWidth(query.get('w')) : undefined
  const bytes = hash === null ? null : await load(storageOf(mall), hash, width)
  if (!bytes) return noPicture()
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      ...pictureHeaders,
    },
  })
}
