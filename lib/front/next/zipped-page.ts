/**
 * Pages of the cache in little memory: HTML, navigation data and segments as one compressed block. Their contents are
 * nearly the same, and they are read whole only to be compressed for a client, or by Next (ADR 0082).
 */
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { isMissingPage, type StoredPage, type StoredValue } from './cached-value.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Below this many bytes compression saves less than a page costs otherwise. */
const minZippedBytes = 16 * 1024
/** Compression level of zstd: 2 to 4 ms for a page of 600 kB, in a thread of libuv. */
const level = 3

type Parts = 'body' | 'html' | 'rscData' | 'segmentData'

/** A page whose parts are compressed; everything that decides about an answer is readable. */
export type ZippedPage = Omit<StoredPage, 'kind' | Parts> & {
  kind: 'ZIPPED_PAGE'
  /** HTML, data and segments one after another. */
  readonly block: Buffer
  readonly bodyBytes: number
  readonly dataBytes: number | undefined
  readonly segmentBytes: readonly (readonly [path: string, bytes: number])[] | undefined
}

/** A value in the form in which the page cache holds it. */
export type HeldValue = StoredValue | ZippedPage

/** Compresses a page in a thread of libuv; undefined for values that stay as they are. */
export async function zipped(value: StoredValue): Promise<ZippedPage | undefined> {
  if (value.kind !== 'APP_PAGE' || isMissingPage(value)) return undefined
  const { body, rscData, segmentData, headers, postponed, status } = value
  const segments = segmentData && [...segmentData]
  const parts = [body, ...(rscData ? [rscData] : []), ...(segments ?? []).map(([, data]) => data)]
  const whole = Buffer.concat(parts)
  if (whole.byteLength < minZippedBytes) return undefined
  const block = await compress(whole, {
    params: { [constants.ZSTD_c_compressionLevel]: level },
    pledgedSrcSize: whole.byteLength,
  })
  return {
    kind: 'ZIPPED_PAGE',
    headers,
    postponed,
    status,
    block,
    bodyBytes: body.byteLength,
    dataBytes: rscData?.byteLength,
    segmentBytes: segments?.map(([path, data]) => [path, data.byteLength]),
  }
}

/** The page as it was stored. Nothing keeps what it returns. */
export async function unzipped(page: ZippedPage): Promise<StoredPage> {
  const whole = await decompress(page.block)
  let at = 0
  const take = (bytes: number) => whole.subarray(at, (at += bytes))
  const { headers, postponed, status, bodyBytes, dataBytes, segmentBytes } = page
  const body = take(bodyBytes)
  const rscData = dataBytes === undefined ? undefined : take(dataBytes)
  const segments = segmentBytes?.map(([path, bytes]) => [path, take(bytes)] as const)
  return {
    kind: 'APP_PAGE',
    body,
    rscData,
    headers,
    postponed,
    status,
    segmentData: segments && new Map(segments),
    get html() {
      return body.toString()
    },
  }
}

/** A held value in the form in which it was stored. */
export const storedOf = (value: HeldValue): StoredValue | Promise<StoredValue> =>
  value.kind === 'ZIPPED_PAGE' ? unzipped(value) : value
