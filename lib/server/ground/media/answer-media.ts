import 'server-only'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { DemoMall } from '@/lib/server/ground/demo-mall'
import { requestedWidth } from '@/lib/web/picture'
import { KeptDrawings } from './kept-drawings'
import { noPicture, pictureHeaders } from './picture-response'
import { rasterOf } from './raster'

export const mediaPrefix = '/media/'

interface Picture {
  body: string | Uint8Array<ArrayBuffer>
  type: string
  /** Milliseconds until the picture is rendered again; 0 for never. */
  life: number
}

const svgType = 'image/svg+xml; charset=utf-8'
/** Milliseconds for which the vector is served instead when too many pictures wait to be rendered. */
const vectorLife = 5_000

/** 32 MB are enough for all pictures of the demo mall. Concurrent requests share one rendering. */
const pictures = new LRUCache<string, Picture, PictureQuery>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1,
  fetchMethod: async (_key, _old, { options, context: { demo, kept, path, width } }) => {
    const drawing = (await demo())?.draw(path)
    if (!drawing) return undefined
    const { svg, isPhoto } = drawing
    const body = isPhoto ? await kept.rendered(svg, width, () => rasterOf(svg, width)) : svg
    if (isPhoto && body) return { body, type: 'image/webp', life: 0 }
    const life = isPhoto ? vectorLife : 0
    options.ttl = life
    return { body: svg, type: svgType, life }
  },
})

interface PictureQuery {
  demo: () => Promise<Pick<DemoMall, 'draw'> | undefined>
  kept: KeptDrawings
  path: string
  width: ReturnType<typeof requestedWidth>
}

/** By data folder: one in a mall, several in tests. */
const foldersOfDrawings = new Map<string, KeptDrawings>()

function keptIn(dataDir: string): KeptDrawings {
  const known = foldersOfDrawings.get(dataDir)
  if (known) return known
  const kept = new KeptDrawings(join(dataDir, 'drawings'))
  foldersOfDrawings.set(dataDir, kept)
  return kept
}

/**
 * Answers `/media/…` with a picture. A drawing is a pure function of its path, so browsers may cache it forever.
 * Without a demo mall every path is a 404. Photos are rendered to WebP, `?w=` pixels wide: a page shows dozens, and a
 * browser lays out and paints SVG on the main thread (ADR 0024).
 */
export async function answerMedia(
  demo: PictureQuery['demo'],
  path: string,
  query: URLSearchParams,
  dataDir: string,
): Promise<Response> {
  const width = requestedWidth(query.get('w'))
  const picture = await pictures.fetch(`${path}?${width}`, {
    context: { demo, kept: keptIn(dataDir), path, width },
  })
  if (!picture) return noPicture()
  return new Response(picture.body, {
    headers: {
      'content-type': picture.type,
      'cache-control': picture.life ? 'no-store' : 'public, max-age=31536000, immutable',
      ...pictureHeaders,
    },
  })
}
