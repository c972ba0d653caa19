import 'server-only'
import pLimit from 'p-limit'
import { memoizeAsync } from '@/lib/server/ground/memoize-async'
import type { PictureWidth } from '@/lib/web/picture'
import { sharp } from './image-library'

/** Concurrent renderings; more would take CPU time from requests. */
const maxRenderings = 2
/** With a longer queue a rendering would wait for seconds; the vector is served instead. */
const maxWaiting = 64
/** More effort saves 4 % of the bytes and takes twice the time. */
const quality = { quality: 86, effort: 2 }

const limit = pLimit(maxRenderings)

const bytesOf = (svg: string) => new TextEncoder().encode(svg)

/**
 * Renders a drawing to WebP; null when too many are waiting, or when the drawing has text and this machine has no
 * Chinese font.
 */
export async function rasterOf(svg: string, width: PictureWidth): Promise<Uint8Array<ArrayBuffer> | null> {
  if (svg.includes('</text>') && !(await hasChineseFont())) return null
  if (limit.pendingCount >= maxWaiting) return null
  return limit(async () => {
    const { width: natural = width } = await sharp(bytesOf(svg)).metadata()
    // Rendered at the final size: scaling up pixels would blur it.
    const density = Math.max(72, Math.ceil((72 * width) / natural))
    return new Uint8Array(await sharp(bytesOf(svg), { density }).resize({ width }).webp(quality).toBuffer())
  })
}

const pixelsOf = (word: string) =>
  sharp(bytesOf(svgOf(word)))
    .raw()
    .toBuffer()

/** Without a Chinese font every character is rendered as the same empty box. */
const hasChineseFont = memoizeAsync(async () => {
  const [first, second] = await Promise.all([pixelsOf('焕'), pixelsOf('新')])
  return !first.equals(second)
})

const svgOf = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><text x="4" y="40" font-size="40">${word}</text></svg>`
