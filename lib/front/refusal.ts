/** Requests for pages and files that Next must not get: it would answer with status 500, or block the process. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { isNextPath } from './next/public-files.ts'
import { wantsDocument } from './next/router-protocol.ts'
import { sendRedirect } from './redirect.ts'
import { isUrlTooLong, shortenedSearch } from './request-limits.ts'
import { siteHeaders } from './site-headers.ts'

export type Refusal =
  /** The target has no path, such as `*`, or the request no host. */
  | { kind: 'target' }
  | { kind: 'tooLong' }
  /** A search for too long a keyword: the location searches for its beginning. */
  | { kind: 'shortened'; location: string }
  /** The path has malformed escapes, or is one of Next's own that is not used. */
  | { kind: 'missing' }
  /** Files can only be read, pages also be posted to by a form; the rest is no method of the mall. */
  | { kind: 'method'; allowed: string }

type PageRequest = {
  url: string
  /** The URL without its query. */
  path: string
  method: string
  /** Whether the path is that of a file of the build or of `public`. */
  isFile: boolean
  /** A call or picture that Next answers, because no engine has started. */
  isCall: boolean
}

const ofFiles = 'GET, HEAD'
/** A form that is sent before its page is hydrated posts to the page. */
const ofPages = 'GET, HEAD, POST'
const ofMall = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const allows = (methods: string, method: string) => methods.split(', ').includes(method)

/** Refuses a method that nothing in the mall has, such as TRACE, for which no web Request can be made. */
export const methodRefusal = (method: string): Refusal | undefined =>
  allows(ofMall, method) ? undefined : { kind: 'method', allowed: ofMall }

/** Why a request is refused; undefined for a request that may be answered. */
export function refusalOf({ url, path, method, isFile, isCall }: PageRequest): Refusal | undefined {
  const reads = method === 'GET' || method === 'HEAD'
  if (isUrlTooLong(url)) {
    const location = reads ? shortenedSearch(path, url.slice(path.length)) : undefined
    return location === undefined ? { kind: 'tooLong' } : { kind: 'shortened', location }
  }
  if (!hasValidEscapes(path)) return { kind: 'missing' }
  if (isFile) return reads ? undefined : { kind: 'method', allowed: ofFiles }
  if (isNextPath(path)) return { kind: 'missing' }
  return isCall || allows(ofPages, method) ? undefined : { kind: 'method', allowed: ofPages }
}

export async function sendRefusal(
  refusal: Refusal,
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (refusal.kind) {
    case 'shortened':
      return sendRedirect(response, 302, refusal.location)
    case 'missing':
      return (await documents.missing).send(request, response)
    case 'tooLong':
      // The router loads the page instead, and so shows the document.
      return wantsDocument(request)
        ? (await documents.tooLong).send(request, response)
        : sendEmpty(response, 414)
    case 'method':
      return sendEmpty(response, request.method === 'OPTIONS' ? 204 : 405, { Allow: refusal.allowed })
    case 'target':
      return sendEmpty(response, request.method === 'OPTIONS' ? 204 : 400)
  }
}

function sendEmpty(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  const length = status === 204 ? {} : { 'Content-Length': 0 }
  response.writeHead(status, { ...headers, ...length, 'Cache-Control': 'no-store' }).end()
}

function hasValidEscapes(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
