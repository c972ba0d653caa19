/**
 * The values that Next stores through its cache handler. Typed by Next's own declarations, so a renamed field or kind
 * does not compile; what types cannot say (the form of keys, the tags header) is checked by tests/run/next-contract.ts.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import type { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import type { HeldValue } from './zipped-page.ts'

/** Next's kinds are a const enum without a value at run time; here they are the plain strings. */
type WithPlainKind<Value> = Value extends { kind: infer Kind extends string }
  ? Omit<Value, 'kind'> & { kind: `${Kind}` }
  : never

/** A page, a route response or a value of `unstable_cache`, as Next writes it. */
export type NextValue = WithPlainKind<IncrementalCacheValue>
type PageValue = Extract<NextValue, { kind: 'APP_PAGE' }>

/** A page holds its HTML once, as bytes; `html` decodes them. */
export type StoredPage = PageValue & { readonly body: Buffer }
/** A value in the form in which it is stored. */
export type StoredValue = Exclude<NextValue, PageValue> | StoredPage

const tagsHeader: typeof NEXT_CACHE_TAGS_HEADER = 'x-next-cache-tags'
/** Between the route's directory and the URL path in the key of a page or route response. */
const pathMark = '/$/'

/** The document that Next renders after notFound(): an empty shell, whatever the not-found page contains. */
const emptyShell = '<!DOCTYPE html><html id="__next_error__"'
const shellBytes = Buffer.from(emptyShell)

/** Whether a document is Next's empty shell of a missing page. */
export function isEmptyShell(status: number, body: Buffer): boolean {
  return status === 404 && body.toString('latin1', 0, emptyShell.length) === emptyShell
}

/** All missing pages in the page cache have one value: their document is the same, and their data is never read. */
const missingPage: StoredPage = {
  kind: 'APP_PAGE',
  status: 404,
  body: shellBytes,
  html: emptyShell,
  rscData: undefined,
  segmentData: undefined,
  postponed: undefined,
  headers: undefined,
}

/** Whether a value says only that its page is missing. */
export const isMissingPage = (value: HeldValue): boolean =>
  value.kind === 'APP_PAGE' && isEmptyShell(value.status ?? 200, value.body)

/**
 * Keeps the text of a page as bytes only: as a string beside them it would need the memory twice. Of a missing page
 * nothing is kept: any number of them can be requested, and each has the size of a page.
 */
export function toStored(value: NextValue | StoredValue): StoredValue {
  if (value.kind !== 'APP_PAGE') return value
  if ('body' in value) return isMissingPage(value) ? missingPage : value
  const { html, ...rest } = value
  if (value.status === 404 && html.startsWith(emptyShell)) return missingPage
  const body = Buffer.from(html)
  return {
    ...rest,
    body,
    get html() {
      return body.toString()
    },
  }
}

/** All tags of a value: from the page's header, from the value itself and from the call that stored it. */
export function tagsOf(value: NextValue | StoredValue, explicit: readonly string[] = []): string[] {
  const header = headersOf(value)?.[tagsHeader]
  const fromHeader = typeof header === 'string' ? header.split(',') : []
  const fromValue = value.kind === 'FETCH' ? (value.tags ?? []) : []
  return [...new Set([...fromHeader, ...fromValue, ...explicit])]
}

/** Approximate bytes of a value in memory, with the object that holds it. */
export const bytesOf = (value: StoredValue): number => 512 + bytesOfParts(value)

/** Bytes of the text and data of a value. */
export function bytesOfParts(value: StoredValue): number {
  switch (value.kind) {
    case 'APP_PAGE': {
      if (isMissingPage(value)) return 0
      let bytes = value.body.byteLength + (value.rscData?.byteLength ?? 0)
      for (const segment of value.segmentData?.values() ?? []) bytes += segment.byteLength
      return bytes
    }
    case 'APP_ROUTE':
      return value.body.byteLength
    case 'FETCH':
      return value.data.body.length * 2
    default:
      // Kinds of the Pages Router, which this app does not use.
      return 0
  }
}

/** Whether a kind is stored under the path of a URL. */
export function hasPath(kind: string): kind is (StoredPage | RouteValue)['kind'] {
  return kind === 'APP_PAGE' || kind === 'APP_ROUTE'
}

/** The URL path in the key of a page or route response (`/route-cache/APP_PAGE/<hash>/$/items/5`). */
export function pathOfKey(key: string): string | undefined {
  const mark = key.indexOf(pathMark)
  return mark === -1 ? undefined : key.slice(mark + pathMark.length - 1)
}

type RouteValue = Extract<NextValue, { kind: 'APP_ROUTE' }>

/** The response headers of a page or route response. */
export function headersOf(value: NextValue | StoredValue): OutgoingHttpHeaders | undefined {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE' ? value.headers : undefined
}
