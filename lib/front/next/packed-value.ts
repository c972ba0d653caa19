/** Pages as they cross threads: bytes that cost no decoding, and nothing that is computed when it is read. */
import type { CacheEntry } from '../cache-entry.ts'
import type { NextValue, StoredValue } from './cached-value.ts'

type PageValue = Extract<NextValue, { kind: 'APP_PAGE' }>

/** A value of Next whose pages hold their HTML as bytes. */
export type PackedValue = Exclude<NextValue, PageValue> | (Omit<PageValue, 'html'> & { body: Uint8Array })

/** The part of a stored page that Next reads. */
export type PackedEntry = Pick<CacheEntry, 'storedAt' | 'cacheControl'> & { value: PackedValue }

/** Makes a value of Next, or a stored one, ready to be sent. */
export function packed(value: NextValue | StoredValue): PackedValue {
  if (value.kind !== 'APP_PAGE') return value
  const { kind, rscData, headers, postponed, status, segmentData } = value
  const body = 'body' in value ? value.body : Buffer.from(value.html)
  return { kind, body, rscData, headers, postponed, status, segmentData }
}

/** The stored form of a value that was sent; its bytes arrive as plain arrays. */
export function unpacked(value: PackedValue): StoredValue {
  if (value.kind === 'APP_ROUTE') return { ...value, body: bufferOf(value.body) }
  if (value.kind !== 'APP_PAGE') return value
  const body = bufferOf(value.body)
  const segments =
    value.segmentData && [...value.segmentData].map(([path, data]) => [path, bufferOf(data)] as const)
  return {
    ...value,
    body,
    rscData: value.rscData && bufferOf(value.rscData),
    segmentData: segments && new Map(segments),
    get html() {
      return body.toString()
    },
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
