/** Content codings: negotiation, and compression off the main thread. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

/** Text responses from this many bytes on are compressed; below, compression costs more than it saves. */
export const minCompressedBytes = 1400

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
/** Accept-Encoding → coding. Clients send few different values; parsing each once keeps it off the hot path. */
const parsed = new Map<string, Coding>()
const maxParsed = 500

/** The best coding that an Accept-Encoding header allows: brotli before gzip; a coding with weight 0 is refused. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  const cached = parsed.get(acceptEncoding)
  if (cached) return cached
  const accepted = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  const coding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
  if (parsed.size < maxParsed) parsed.set(acceptEncoding, coding)
  return coding
}

/**
 * Brotli and gzip levels by the number of readers: static files until the next build (`lasting`), pages from their
 * second reader on (`thorough`), one response or the first reader of a page (`quick`). A page of 350 kB takes 3.8 ms
 * with `thorough`, and with `quick` 1.5 ms for a fifth more bytes.
 */
const levels = { lasting: [9, 9], thorough: [6, 6], quick: [3, 1] } as const
export type Effort = keyof typeof levels

/** Compresses text; `effort` grows with the number of its readers. */
export async function compressText(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  const [quality, level] = levels[effort]
  switch (coding) {
    case 'br':
      return brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    case 'gzip':
      return gzipAsync(body, { level })
    case 'identity':
      return body
  }
}
