/**
 * The front door: decides who answers a request. In this order: health, files of the build, calls of the contract,
 * route rules, cached pages, Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { listPath } from '../web/list-path.ts'
import { brokenPageText, decideRoute, shopperTokenCookie, storeTokenCookie } from '../web/route-rules.ts'
import { answerWithEngine } from './api-bridge.ts'
import { cachePath, type CacheableRoutes } from './next/cacheable-routes.ts'
import type { Handler } from './next/buffer-response.ts'
import type { Counters } from './counters.ts'
import { engineRegistry } from '../web/registry.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { answerHealth, isHealthPath } from './health.ts'
import type { PageCache } from './page-cache.ts'
import { Pages } from './pages.ts'
import { forwardToNext, wantsDocument } from './next/forward-to-next.ts'
import { sendRedirect } from './redirect.ts'
import { isStaticPath, type StaticFiles } from './next/static-files.ts'

export type DoorOptions = {
  next: Handler
  cache: PageCache
  counters: Counters
  cacheable: CacheableRoutes
  documents: FixedDocuments
  staticFiles: StaticFiles
  /** MALL_H5_URL */
  h5Url?: string | undefined
  stopping: () => boolean
}

const cookiePattern = (name: string) => new RegExp(`(?:^|;\\s*)${name}=[^;]`)
const shopperToken = cookiePattern(shopperTokenCookie)
const storeToken = cookiePattern(storeTokenCookie)

/** Addresses whose page is remembered, and how long they may be: reading a query costs about as much as sending a page. */
const mostRemembered = 10_000
const longestRemembered = 300

export type Door = (request: IncomingMessage, response: ServerResponse) => void

/** Builds the door from its parts; it never throws and never leaves a request without an answer. */
export function createDoor(options: DoorOptions): Door {
  const { next, cache, counters, cacheable, documents, staticFiles, h5Url } = options
  const pages = new Pages({ cache, next, documents, count: (event) => counters.count(event) })

  const remembered = new LRUCache<string, string>({ max: mostRemembered })
  /** The path of the page that an address shows. `own` is its path without the prefix of phones. */
  function pageOf(url: string, path: string, own: string, search: string): string {
    const known = remembered.get(url)
    if (known) return known
    // The home page of phones has a document of its own; all others are shared.
    const shown = own === '/' && own !== path ? '/h5' : own
    const page = listPath(shown, search) ?? own
    if (url.length <= longestRemembered) remembered.set(url, page)
    return page
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const search = mark === -1 ? '' : url.slice(mark)

    if (isStaticPath(path)) return answerStatic(path, request, response)
    if (path.startsWith('/api/') || path.startsWith('/media/')) return answerCall(request, response)
    if (isHealthPath(path)) return answerHealth(path, response, options)

    const asksDocument = wantsDocument(request)
    const decision = decideRoute({
      method: request.method ?? 'GET',
      path,
      search,
      userAgent: request.headers['user-agent'] ?? '',
      hasToken: hasCookie(request, shopperToken),
      hasStoreToken: hasCookie(request, storeToken),
      isDocument: asksDocument && (request.headers['sec-fetch-dest'] ?? 'document') === 'document',
      h5Url,
    })
    if (decision.kind === 'redirect') {
      counters.count('redirect')
      return sendRedirect(response, decision.status, decision.location)
    }
    if (decision.kind === 'missing') {
      counters.count('missing')
      return documents.missing.send(request, response)
    }
    if (asksDocument) {
      const own = decision.kind === 'rewrite' ? decision.path : path
      const page = pageOf(url, path, own, search)
      const key = cachePath(page)
      const document = key && pages.cached(key)
      if (document) return document.send(request, response)
      if (cacheable(page)) return pages.render(key ?? page, request, response)
    } else if (decision.kind === 'pass' && listPath(path, search) === null) {
      // Under another path Next adds where the data belongs; it answers those itself.
      const key = cachePath(path)
      const data = key && pages.navigation(key, request)
      if (data) return data.send(request, response)
    }
    counters.count('pass')
    return forwardToNext(next, documents, request, response)
  }

  async function answerStatic(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    counters.count('static')
    const file = await staticFiles(path)
    return file ? file.send(request, response) : forwardToNext(next, documents, request, response)
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const engine = engineRegistry.get()
    if (!engine) return forwardToNext(next, documents, request, response)
    counters.count('engine')
    try {
      await answerWithEngine(engine, request, response)
    } catch (error) {
      counters.count('error')
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendBrokenCall(response)
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      counters.count('error')
      console.error(error)
      if (response.headersSent) response.destroy()
      else void documents.broken.send(request, response)
    })
  }
}

function hasCookie({ headers: { cookie } }: IncomingMessage, pattern: RegExp): boolean {
  return cookie !== undefined && pattern.test(cookie)
}

/** The contract's envelope (contract clients), for an engine that failed before it could answer. */
function sendBrokenCall(response: ServerResponse): void {
  response.writeHead(500, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ data: { message: brokenPageText, status_code: 500 } }))
}
