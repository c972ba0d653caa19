/** Responses from a cached value: the document of a page, or the data that the router requests instead. */
import { headersOf, type StoredValue } from './cached-value.ts'
import {
  type NavigationRequest,
  navigationContentType,
  postponedHeader,
  prerenderedHeader,
  staleTimeHeader,
} from './router-protocol.ts'

export type CachedDocument = {
  status: 200 | 404
  body: Buffer
  /** Set for route handlers (sitemaps: XML); pages are HTML. */
  contentType: string | undefined
}

/** The document of a cached page or route response; undefined for redirects and values of other kinds. */
export function cachedDocument(value: StoredValue): CachedDocument | undefined {
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return undefined
  const { body, status = 200 } = value
  if (status !== 200 && status !== 404) return undefined
  const type = value.kind === 'APP_ROUTE' ? headersOf(value)?.['content-type'] : undefined
  return { status, body, contentType: typeof type === 'string' ? type : undefined }
}

export type CachedNavigation = { body: Buffer; contentType: string; headers: [string, string][] }

/**
 * What Next sends to the router for a cached page, byte for byte. Undefined where Next has more to decide: missing pages,
 * redirects, segments that were not rendered.
 */
export function cachedNavigation(
  value: StoredValue,
  { segment }: NavigationRequest,
): CachedNavigation | undefined {
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
