import 'server-only'
import sharp from 'sharp'
import type { PictureWidth } from '@/lib/domain/picture'

/** Renderings at one time; the rest of the machine belongs to the mall. */
const atOnce = 2
/** More than these would wait for seconds; whoever comes then gets the vector. */
const mostWaiting = 64
const quality = { quality: 86 }

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

const bytesOf = (svg: string) => new TextEncoder().encode(svg)

/** WebP of a drawing, or null when too many are waiting or its words could not be drawn on this machine. */
export async function rasterOf(svg: string, width: PictureWidth): Promise<Uint8Array<ArrayBuffer> | null> {
  if (svg.includes('</text>') && !(await hasChineseFont())) return null
  if (waiting.length >= mostWaiting) return null
  return inTurn(async () => {
    const { width: natural = width } = await sharp(bytesOf(svg)).metadata()
    // Drawn in its final size: enlarging pixels would blur what a vector can show.
    const density = Math.max(72, Math.ceil((72 * width) / natural))
    return new Uint8Array(await sharp(bytesOf(svg), { density }).resize({ width }).webp(quality).toBuffer())
  })
}

let fontIsThere: Promise<boolean> | undefined

/** Without a Chinese font every character becomes the same empty box. */
function hasChineseFont(): Promise<boolean> {
  const pixelsOf = (word: string) =>
    sharp(bytesOf(svgOf(word)))
      .raw()
      .toBuffer()
  fontIsThere ??= Promise.all([pixelsOf('焕'), pixelsOf('新')]).then(([one, other]) => !one.equals(other))
  return fontIsThere
}

const svgOf = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><text x="4" y="40" font-size="40">${word}</text></svg>`
