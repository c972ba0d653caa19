import 'server-only'
import { LRUCache } from 'lru-cache'
import { drawFromPath } from '@/lib/server/demo/art'

export const mediaPrefix = '/media/'

/** Drawings are cheap but asked for often; 16 MB keep those of the whole demo mall. */
const drawn = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (svg) => svg.length + 1,
})

/** Answers `/media/…` with a drawing. A drawing is a pure function of its path, so browsers may keep it for ever. */
export function answerMedia(path: string): Response {
  let svg = drawn.get(path)
  if (svg === undefined) {
    svg = drawFromPath(path)?.svg
    if (svg === undefined)
      return new Response('图片不存在', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
    drawn.set(path, svg)
  }
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      // A picture opened on its own must not be able to run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
