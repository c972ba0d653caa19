/**
 * The front door: decides which part of the process answers a request. In this order: calls of the contract (from the
 * cache, or by the engine), requests that
 * nothing may answer, static files of the build, health, route rules, cached pages, Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { callsPrefix, isEnginePath } from '../web/engine-paths.ts'
import { isSearchPath, listPath } from '../web/list-path.ts'
import { brokenPageText } from '../web/page-texts.ts'
import { type Engine, engineRegistry } from '../web/registry.ts'
import { decideRoute, shopperTokenCookie, storeTokenCookie } from '../web/route-rules.ts'
import type { AddressLimit } from './address-limit.ts'
import { addressOf } from './address-of.ts'
import { answerWithEngine } from './api-bridge.ts'
import { sendBusy } from './busy.ts'
import type { CallCache } from './call-cache.ts'
import type { Counters } from './counters.ts'
import { CspReports, isCspReport } from './csp-reports.ts'
import { failedPage, isUnavailable, sendUnavailable } from './failed-page.ts'
import { hasOneHost } from './has-one-host.ts'
import { answerHealth, isHealthPath } from './health.ts'
import { KeptCalls } from './kept-calls.ts'
import { renderLimited } from './limited-render.ts'
import { logFailure } from './log-line.ts'
import { asMallResponse } from './mall-response.ts'
import { sendMissing } from './missing.ts'
import type { NamedFiles } from './named-files.ts'
import type { Handler } from './next/buffer-response.ts'
import { cachePath, type CacheableRoutes } from './next/cacheable-routes.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { forwardToNext } from './next/forward-to-next.ts'
import { prepareRequest } from './next/prepare-request.ts'
import { wantsDocument } from './next/router-protocol.ts'
import { isStaticPath, type StaticFiles } from './next/static-files.ts'
import type { PageCache } from './page-cache.ts'
import { documentUrl, navigationUrl } from './page-url.ts'
import { Pages } from './pages.ts'
import { sendRedirect } from './redirect.ts'
import { methodRefusal, refusalOf, sendRefusal } from './refusal.ts'
import type { RenderLimit } from './render-limit.ts'
import { limitUserAgent } from './request-limits.ts'
import { toPathTarget } from './request-target.ts'
import type { RequestWatch } from './request-watch.ts'
import { siteHeaders } from './site-headers.ts'
import type { ThreadHeap } from './threads/thread-heap.ts'

export type DoorOptions = {
  next: Handler
  cache: PageCache
  calls: CallCache
  counters: Counters
  cacheable: CacheableRoutes
  documents: FixedDocuments
  staticFiles: StaticFiles
  /** URL paths of the files that Next sends without rendering. */
  publicFiles: ReadonlySet<string>
  /** Files of `public` that the door sends with the name of the mall. */
  namedFiles?: NamedFiles | undefined
  renderLimit: RenderLimit
  /** Ids, durations, traces and the access log of requests. */
  watch: RequestWatch
  /** Memory of the threads, for the metrics. */
  heaps?: (() => Promise<ThreadHeap[]>) | undefined
  /**
   * Requests in flight of one visitor behind own proxies; without them the server counts connections (mall-server.ts).
   */
  visitors?: { proxies: number; limit: AddressLimit } | undefined
  /** MALL_H5_URL */
  h5Url?: string | undefined
  /** MALL_OPS_TOKEN */
  opsToken?: string | undefined
  stopping: () => boolean
}

const cookiePattern = (name: string) => new RegExp(`(?:^|;\\s*)${name}=[^;]`)
const shopperToken = cookiePattern(shopperTokenCookie)
const storeToken = cookiePattern(storeTokenCookie)

/**
 * How many URLs are remembered with their page, and up to which length: parsing a query costs about as much as sending
 * a page.
 */
const maxRememberedUrls = 10_000
const maxRememberedLength = 300

export type Door = (request: IncomingMessage, response: ServerResponse) => void

/** Builds the door from its parts. It never throws and never leaves a request without a response. */
export function createDoor(options: DoorOptions): Door {
  const { cache, counters, cacheable, documents, staticFiles, publicFiles, renderLimit, h5Url } = options
  const next: Handler = (request, response) => {
    prepareRequest(request)
    return options.next(request, response)
  }
  const count = counters.count.bind(counters)
  const keptCalls = new KeptCalls({ cache: options.calls, count })
  const cspReports = new CspReports(options.visitors?.proxies ?? 0)
  const pages = new Pages({ cache, next, documents, limit: renderLimit, count, ages: counters.ages })

  const pageOfUrl = new LRUCache<string, string>({ max: maxRememberedUrls })
  /** The path of the page that a URL shows. `desktopPath` is its path without the prefix `/h5`. */
  function pageOf(url: string, path: string, desktopPath: string, search: string): string {
    const remembered = pageOfUrl.get(url)
    if (remembered) return remembered
    // The mobile home page has a document of its own; all other mobile pages share the desktop page's document.
    const displayPath = desktopPath === '/' && desktopPath !== path ? '/h5' : desktopPath
    const page = listPath(displayPath, search) ?? desktopPath
    if (url.length <= maxRememberedLength) pageOfUrl.set(url, page)
    return page
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    limitUserAgent(request.headers)
    if (!hasOneHost(request) || !toPathTarget(request))
      return sendRefusal({ kind: 'target' }, documents, request, response)
    const unknownMethod = methodRefusal(request.method ?? 'GET')
    if (unknownMethod) return sendRefusal(unknownMethod, documents, request, response)
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const search = mark === -1 ? '' : url.slice(mark)

    const isCall = isEnginePath(path, request.method ?? 'GET')
    const engine = isCall ? engineRegistry.get() : undefined
    if (engine) return answerCall(engine, request, response)
    if (isCspReport(path)) return cspReports.answer(request, response)
    const isFile = isStaticPath(path) || publicFiles.has(path)
    const refusal = refusalOf({ url, path, method: request.method ?? 'GET', isFile, isCall })
    if (refusal) {
      counters.count('refused')
      nameRoute(response, 'refused')
      return sendRefusal(refusal, documents, request, response)
    }
    if (isCall) return forwardToNext(next, documents, request, response)
    if (isStaticPath(path)) return answerStatic(path, request, response)
    const namedFile = options.namedFiles?.get(path)
    if (namedFile) return namedFile.send(request, response)
    if (isHealthPath(path)) {
      nameRoute(response, path)
      return answerHealth(path, request, response, options)
    }

    const isDocument = wantsDocument(request)
    const decision = decideRoute({
      method: request.method ?? 'GET',
      path,
      search,
      userAgent: request.headers['user-agent'] ?? '',
      hasToken: hasCookie(request, shopperToken),
      hasStoreToken: hasCookie(request, storeToken),
      isDocument: isDocument && (request.headers['sec-fetch-dest'] ?? 'document') === 'document',
      h5Url,
    })
    if (decision.kind === 'redirect') {
      counters.count('redirect')
      nameRoute(response, 'redirect')
      return sendRedirect(response, decision.status, decision.location)
    }
    if (decision.kind === 'missing') {
      counters.count('missing')
      nameRoute(response, 'missing')
      return (await documents.missing).send(request, response)
    }
    const desktopPath = decision.kind === 'rewrite' ? decision.path : path
    const page = pageOf(url, path, desktopPath, search)
    const watched = asMallResponse(response)
    if (watched) watched.page = page
    const cachedPath = cachePath(page)
    const sendMissingPage = () => {
      counters.count('missing')
      return sendMissing(documents, request, response)
    }
    // Next would cache its answer to a write for all visitors, also the 405 of a page without that method.
    if (isDocument || (request.method === 'POST' && cacheable(page))) {
      const found = cachedPath ? pages.cached(cachedPath) : undefined
      const document = found instanceof Promise ? await found : found
      if (document) return document.send(request, response)
      if (cacheable(page)) {
        const existence = await existenceOf(cachedPath ?? page)
        if (existence === 'missing') return sendMissingPage()
        // A render would fail too, unless there is a stale page.
        if (existence === 'unknown' && !(cachedPath && cache.peekPage(cachedPath)))
          return (await documents.unavailable).send(request, response)
        const renderedUrl = documentUrl({ path, search, page, cachedPath })
        return pages.render(cachedPath ?? page, renderedUrl, request, response)
      }
    } else {
      if (cachedPath && pages.isMissing(cachedPath)) return sendMissingPage()
      // Navigation data of a rewritten URL also names the path it was rewritten to; Next answers those.
      const isPlain = decision.kind === 'pass' && listPath(path, search) === null
      const found = isPlain && cachedPath ? pages.navigation(cachedPath, request) : undefined
      const data = found instanceof Promise ? await found : found
      if (data) return data.send(request, response)
      if (cacheable(page) && !(cachedPath && cache.peekPage(cachedPath))) {
        const existence = await existenceOf(cachedPath ?? page)
        if (existence === 'missing') return sendMissingPage()
        if (existence === 'unknown') return sendUnavailable(response)
      }
    }
    counters.count('pass')
    // Next may store what it renders for this request, or render the stored page again in the background.
    if (cacheable(page)) request.url = navigationUrl({ path, search, page, cachedPath })
    const forward = () => forwardToNext(next, documents, request, response)
    const isRendered = cachedPath !== undefined && cache.peekPage(cachedPath) !== undefined
    if (isRendered || isFile) return forward()
    return renderLimited(response, {
      limit: renderLimit,
      kind: isSearchPath(desktopPath) ? 'search' : 'page',
      render: forward,
      busy: () => {
        counters.count('render_reject')
        return sendBusy(documents, request, response)
      },
    })
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

  async function answerCall(
    engine: Engine,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const { kept } = engine
      if (kept && keptCalls.mayAnswer(request) && (await keptCalls.answer(kept, request, response))) return
      counters.count('engine')
      await answerWithEngine(engine, request, response)
    } catch (error) {
      counters.count('error')
      logFailure(error, asMallResponse(response)?.requestId)
      if (response.headersSent) response.destroy()
      else await sendBrokenCall(request, response)
    }
  }

  /** Whether the visitor may have one more request in flight; when it may, it is counted until its end. */
  function admits(request: IncomingMessage, response: ServerResponse): boolean {
    if (!options.visitors) return true
    const leave = options.visitors.limit.enter(addressOf(request, options.visitors.proxies))
    if (leave) response.once('close', leave)
    return leave !== undefined
  }

  async function sendFailedPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const page = response.headersSent ? undefined : await failedPage(documents)
      if (!page || response.headersSent) response.destroy()
      else await page.send(request, response)
    } catch {
      response.destroy()
    }
  }

  return (request, response) => {
    const watched = asMallResponse(response)
    if (watched) options.watch.begin(request, watched)
    if (!admits(request, response)) {
      counters.count('refused')
      return void sendBusy(documents, request, response)
    }
    answer(request, response).catch((error: unknown) => {
      counters.count('error')
      logFailure(error, asMallResponse(response)?.requestId)
      void sendFailedPage(request, response)
    })
  }
}

/**
 * Asks the engine before a page is rendered: `missing` when nothing has its id, `unknown` while the engine cannot reach
 * its database. When only this question failed, the page shows what is wrong.
 */
async function existenceOf(path: string): Promise<'possible' | 'missing' | 'unknown'> {
  try {
    return (await engineRegistry.get()?.lacksPage?.(path)) ? 'missing' : 'possible'
  } catch {
    return (await isUnavailable()) ? 'unknown' : 'possible'
  }
}

function nameRoute(response: ServerResponse, route: string): void {
  const watched = asMallResponse(response)
  if (watched) watched.route = route
}

function hasCookie({ headers: { cookie } }: IncomingMessage, pattern: RegExp): boolean {
  return cookie !== undefined && pattern.test(cookie)
}

/**
 * For an engine that failed before it could answer: the envelope of the contract, with the HTTP status of its refusals
 * below its prefix; a file gets status 503 while the engine cannot reach its database or back end.
 */
async function sendBrokenCall({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const isCall = url.startsWith(callsPrefix)
  if (!isCall && (await isUnavailable())) return sendUnavailable(response)
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(isCall ? 200 : 500, headers)
  response.end(JSON.stringify({ data: { message: brokenPageText, status_code: 500 } }))
}
