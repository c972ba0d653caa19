import 'server-only'
import { createHash } from 'node:crypto'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { LibraryDrawing } from '@/lib/server/ground/demo-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { sharp } from '@/lib/server/ground/media/image-library'
import { rasterOf } from '@/lib/server/ground/media/raster'
import { pictureKey } from './serve-picture'
import { addPicture, hasPictures, listPicture, lockLibrary, lockPicture } from './sql'

/** Width of the drawings in pixels: wide enough for a banner across the page. */
const drawnWidth = 1200

interface StoredDrawing extends Pick<LibraryDrawing, 'name' | 'kind'> {
  hash: string
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

const isUsed = async (db: Queries): Promise<boolean> => (await db.run(hasPictures, []))[0]?.isUsed !== false

/**
 * Puts drawings of the demo mall into the empty library of a mall, as pictures of one operator, so that the page
 * designer can be tried without uploads. Does nothing once operators have uploaded or deleted pictures.
 * @param drawings the first one is listed first in the library
 */
export async function fillLibrary(
  mall: Pick<Mall, 'db' | 'env' | 'now'>,
  { userId, drawings }: { userId: number; drawings: readonly LibraryDrawing[] },
): Promise<void> {
  if (await isUsed(mall.db)) return
  const pictures: StoredDrawing[] = []
  for (const { svg, name, kind } of drawings) {
    const bytes = await rasterOf(svg, drawnWidth)
    // Without a Chinese font the words of a drawing would be empty boxes.
    if (!bytes) continue
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    const hash = createHash('sha256').update(bytes).digest('hex')
    pictures.push({ hash, bytes, width, height, name, kind })
  }
  await mall.db.transaction(async (tx) => {
    await tx.run(lockLibrary, [])
    if (await isUsed(tx)) return
    // The library lists the newest first.
    for (const { hash, bytes, width, height, name, kind } of pictures.toReversed()) {
      await tx.run(lockPicture, [hash])
      await storageOf(mall).put(pictureKey(hash), bytes, 'image/webp')
      await tx.run(addPicture, [hash, bytes.length, width, height, userId, mall.now()])
      await tx.run(listPicture, [hash, userId, name, kind, true])
    }
  })
}
