import 'server-only'
import sharp from 'sharp'
import type { PictureWidth } from '@/lib/web/picture'
import { memoizeAsync } from '@/lib/server/memoize-async'
import { concurrencyLimiter } from '@/lib/server/concurrency-limiter'

/** Renderings at one time; the rest of the machine belongs to the mall. */
const atOnce = 2
/** More than these would wait for seconds; whoever comes then gets the vector. */
const mostWaiting = 64
const quality = { quality: 86 }

const turns = concurrencyLimiter(atOnce)

const bytesOf = (svg: string) => new TextEncoder().encode(svg)

/** WebP of a drawing, or null when too many are waiting or its words could not be drawn on this machine. */
export async function rasterOf(svg: string, width: PictureWidth): Promise<Uint8Array<ArrayBuffer> | null> {
  if (svg.includes('</text>') && !(await hasChineseFont())) return null
  if (turns.waiting() >= mostWaiting) return null
  return turns.take(async () => {
    const { width: natural = width } = await sharp(bytesOf(svg)).metadata()
    // Drawn in its final size: enlarging pixels would blur what a vector can show.
    const density = Math.max(72, Math.ceil((72 * width) / natural))
    return new Uint8Array(await sharp(bytesOf(svg), { density }).resize({ width }).webp(quality).toBuffer())
  })
}

const pixelsOf = (word: string) =>
  sharp(bytesOf(svgOf(word)))
    .raw()
    .toBuffer()

/** Without a Chinese font every character becomes the same empty box. */
const hasChineseFont = memoizeAsync(async () => {
  const [one, other] = await Promise.all([pixelsOf('焕'), pixelsOf('新')])
  return !one.equals(other)
})

const svgOf = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><text x="4" y="40" font-size="40">${word}</text></svg>`
