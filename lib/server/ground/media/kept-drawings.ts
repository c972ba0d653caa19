import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage } from '@/lib/server/ground/adapters/storage/disk-storage'
import { memoizeAsync } from '@/lib/server/ground/memoize-async'
import type { PictureWidth } from '@/lib/web/picture'

/** Bytes of a folder: the path of a banner may contain any text, so visitors decide how many drawings there are. */
const maxBytes = 64 * 1024 * 1024

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Renderings of drawings in a folder: drawing one takes a hundred times as long as reading it. */
export class KeptDrawings {
  readonly #storage
  readonly #usedBefore
  #added = 0

  constructor(folder: string) {
    this.#storage = diskStorage(folder)
    this.#usedBefore = memoizeAsync(() => sizeOf(folder))
  }

  /**
   * The kept rendering of a drawing, or a new one. The content decides, so a changed drawing is rendered again. A folder
   * that cannot be written keeps nothing.
   * @param render null when the drawing cannot be rendered now
   */
  async rendered(
    svg: string,
    width: PictureWidth,
    render: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const key = `${createHash('sha256').update(svg).digest('hex')}-${width}.webp`
    const kept = await this.#storage.get(key).catch(() => null)
    if (kept?.length) return kept
    const made = await render()
    if (made && (await this.#usedBefore()) + this.#added + made.length <= maxBytes) {
      this.#added += made.length
      await this.#storage.put(key, made, 'image/webp').catch(() => undefined)
    }
    return made
  }
}
