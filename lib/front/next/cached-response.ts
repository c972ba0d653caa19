/** Responses from a cached value: the document of a page, or the data that the router requests instead. */
import { headersOf, type StoredValue } from './cached-value.ts'
import { withLateScripts } from './late-scripts.ts'
import {
  type NavigationRequest,
  navigationContentType,
  postponedHeader,
  prerenderedHeader,
  staleTimeHeader,
} from './router-protocol.ts'
import type { HeldValue } from './zipped-page.ts'

/** A body with the status and headers of its response. */
export type CachedResponse = {
  status?: 200 | 404
  body: Buffer
  contentType?: string
  headers?: [string, string][]
}

/** Whether a cached value has a document: a page or route response that is no redirect. */
export function hasDocument(value: HeldValue): boolean {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE' && value.kind !== 'ZIPPED_PAGE') return false
  const { status = 200 } = value
  return status === 200 || status === 404
}

/** The document of a cached page or route response; undefined for redirects and values of other kinds. */
export function cachedDocument(value: StoredValue): CachedResponse | undefined {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return undefined
  const { body, status = 200 } = value
  if (status !== 200 && status !== 404) return undefined
  // Set for route handlers (sitemaps: XML); pages are HTML.
  const type = value.kind === 'APP_ROUTE' ? headersOf(value)?.['content-type'] : undefined
  return {
    status,
    body: value.kind === 'APP_PAGE' ? withLateScripts(body) : body,
    ...(typeof type === 'string' && type && { contentType: type }),
  }
}

/**
 * The response of Next to the router for a cached page, byte for byte. Undefined where Next has more to decide: missing
 * pages, redirects, segments that were not rendered.
 */
export function cachedNavigation(
  value: StoredValue,
  { segment }: NavigationRequest,
): CachedResponse | undefined {
  if (value.kind !== 'APP_PAGE' || (value.status ?? 200) !== 200) return undefined
  const isSegment = segment !== undefined && value.segmentData !== undefined
  const body = isSegment ? value.segmentData?.get(segment) : value.rscData
  if (!body) return undefined
  const headers: [string, string][] = [[prerenderedHeader, '1']]
  // The router takes the stale time from the whole data, and learns from `2` that segments exist.
  const staleTime = value.headers?.[staleTimeHeader]
  if (isSegment) headers.push([postponedHeader, '2'])
  else if (staleTime) headers.push([staleTimeHeader, String(staleTime)])
  return { body, contentType: navigationContentType, headers }
}
