/** What the page cache keeps: one rendered page, one route answer or one value of `unstable_cache`. */
import type { Document } from '../document.ts'

/** The fields of Next's cached values that this house reads; the rest is carried along untouched. */
export type CachedValue = {
  kind: string
  html?: string
  rscData?: Buffer | undefined
  segmentData?: Map<string, Buffer> | undefined
  headers?: Record<string, number | string | string[] | undefined> | undefined
  status?: number | undefined
  /** Answer of a route; of a page the same text as `html`, as bytes. */
  body?: Buffer
  data?: { body?: string }
  tags?: string[]
  revalidate?: number
}

/** How long an entry is good, in seconds: refreshed after `revalidate` (false: never), unusable after `expire`. */
export type Life = { revalidate: number | false; expire?: number | undefined }

export type CacheEntry = {
  readonly key: string
  readonly value: CachedValue
  /** When the work for this entry began. A drop after this moment makes the entry stale, however late it was stored. */
  readonly born: number
  readonly storedAt: number
  readonly life: Life | undefined
  readonly tags: readonly string[]
  /** Bytes in memory, including the compressed forms made later. */
  bytes: number
  /** The count of drops up to which the tags are known to be untouched. */
  checked: number
  /** When a refresh of the outlived entry was last begun. */
  refreshing: number
  /** What is ready to be sent of a page: its document, its navigation data, each of its segments. */
  readonly documents: Map<string, Document>
}

const tagsHeader = 'x-next-cache-tags'

/** All tags of a value: from the page's header, from the value itself and from the call that stored it. */
export function tagsOf(value: CachedValue, given: readonly string[] = []): string[] {
  const header = value.headers?.[tagsHeader]
  const fromHeader = typeof header === 'string' ? header.split(',') : []
  return [...new Set([...fromHeader, ...(value.tags ?? []), ...given])]
}

/** Approximate bytes of a value in memory. Text of a page is held once, as UTF-8. */
export function bytesOf(value: CachedValue): number {
  let bytes = 512
  if (value.body) bytes += value.body.byteLength
  else if (value.html !== undefined) bytes += Buffer.byteLength(value.html)
  if (value.rscData) bytes += value.rscData.byteLength
  if (value.data?.body) bytes += value.data.body.length * 2
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.byteLength
  return bytes
}

/** The path at the end of a page's or route's key (`…/$/items/5`), or undefined for other kinds of entry. */
export function pathOfKey(key: string, kind: string): string | undefined {
  if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return undefined
  const mark = key.indexOf('/$/')
  return mark === -1 ? undefined : key.slice(mark + 2)
}
