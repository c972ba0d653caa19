/** Content codings: which one a client takes, and the compression itself, off the main thread. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Clients send few different headers; parsing each once keeps it off the hot path. */
const known = new Map<string, Coding>()
const knownLimit = 500

/** The best coding that an Accept-Encoding header allows; brotli before gzip, a weight of 0 refuses. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  const before = known.get(acceptEncoding)
  if (before) return before
  const accepted = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  const coding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
  if (known.size < knownLimit) known.set(acceptEncoding, coding)
  return coding
}

/**
 * Levels of brotli and gzip for what is read by everybody until the next build (`lasting`), by many (`thorough`), by one
 * (`quick`). A page takes a few milliseconds thoroughly and less than one quickly.
 */
const levels = { lasting: [9, 9], thorough: [6, 6], quick: [3, 1] } as const

/** Compresses text with the effort that its readers are worth. */
export async function compressText(
  body: Buffer,
  coding: Coding,
  effort: keyof typeof levels,
): Promise<Buffer> {
  const [quality, level] = levels[effort]
  switch (coding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    case 'gzip':
      return gzipped(body, { level })
    case 'identity':
      return body
  }
}
