import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Mall } from '@/lib/server/ground/mall'
import type { KeptFeed } from './kept-feed'

/** Whether an If-None-Match header lists a weak ETag. */
const matches = (header: string | null, etag: string) =>
  header !== null &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.slice(2))

const takesGzip = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:$|;(?!\s*q=0(?:\.0*)?\s*$))/.test(coding))

/** Answers `/feed/products.xml`, as documents of the front door are answered. */
export async function answerFeed(mall: Mall, feed: KeptFeed, { headers }: Request): Promise<Response> {
  const { hash, file, size } = await feed.open(mall)
  const etag = `W/"${hash}"`
  const common: [string, string][] = [
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['etag', etag],
    ['vary', 'accept-encoding'],
  ]
  if (matches(headers.get('if-none-match'), etag)) {
    await file.close()
    return new Response(null, { status: 304, headers: common })
  }
  const isZipped = takesGzip(headers.get('accept-encoding'))
  const bytes = file.createReadStream()
  // The file is closed with the stream, also when the client disconnects.
  const body = isZipped ? bytes : pipeline(bytes, createGunzip(), () => {})
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: [
      ['content-type', 'application/rss+xml; charset=utf-8'],
      ...common,
      ...(isZipped
        ? ([
            ['content-encoding', 'gzip'],
            ['content-length', String(size)],
          ] as [string, string][])
        : []),
    ],
  })
}
