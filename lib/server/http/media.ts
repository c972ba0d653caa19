import 'server-only'
import { LRUCache } from 'lru-cache'
import { requestedWidth } from '@/lib/web/picture'
import type { DemoMall } from '@/lib/server/demo-mall'
import { noPicture, pictureSafety } from './picture-answer'
import { rasterOf } from './raster'

export const mediaPrefix = '/media/'

interface Picture {
  body: string | Uint8Array<ArrayBuffer>
  type: string
  /** Milliseconds for which this is the answer; 0 is for ever. */
  life: number
}

const svgType = 'image/svg+xml; charset=utf-8'
/** How long the vector stands in while many renderings wait. */
const standIn = 5_000

/** Asked for often; 32 MB keep the pictures of the whole demo mall. Those who ask at once share one rendering. */
const pictures = new LRUCache<string, Picture, PictureQuery>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1,
  fetchMethod: async (_key, _old, { options, context: { demo, path, width } }) => {
    const drawing = (await demo())?.draw(path)
    if (!drawing) return undefined
    const { svg, isPhoto } = drawing
    const body = isPhoto ? await rasterOf(svg, width) : svg
    if (isPhoto && body) return { body, type: 'image/webp', life: 0 }
    const life = isPhoto ? standIn : 0
    options.ttl = life
    return { body: svg, type: svgType, life }
  },
})

interface PictureQuery {
  demo: () => Promise<Pick<DemoMall, 'draw'> | undefined>
  path: string
  width: ReturnType<typeof requestedWidth>
}

/**
 * Answers `/media/…` with a picture. A drawing is a pure function of its path, so browsers may keep it for ever.
 * Without a demo mall there are no drawings and every path is a 404. Addresses in `.webp` are rendered here, `?w=` pixels wide: a browser lays out and paints every SVG on the thread that
 * also answers the finger, and a page holds dozens.
 */
export async function answerMedia(
  demo: PictureQuery['demo'],
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const width = requestedWidth(query.get('w'))
  const picture = await pictures.fetch(`${path}?${width}`, { context: { demo, path, width } })
  if (!picture) return noPicture()
  return new Response(picture.body, {
    headers: {
      'content-type': picture.type,
      'cache-control': picture.life ? 'no-store' : 'public, max-age=31536000, immutable',
      ...pictureSafety,
    },
  })
}
