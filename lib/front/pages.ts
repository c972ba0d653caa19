/** Pages that can be cached, as documents and as the router's data: from the page cache, or rendered once by Next and then from the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheEntry } from './next/cache-entry.ts'
import { type BufferedResponse, bufferResponse, type Handler, replay } from './next/buffer-response.ts'
import { Document, type DocumentOptions } from './document.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { RequestCoalescer } from './coalesce.ts'
import type { PageCache } from './page-cache.ts'
import { sendRedirect } from './redirect.ts'

/** How Next begins the document of a page that called notFound(): an empty shell, whatever the not-found page says. */
const emptyShell = '<!DOCTYPE html><html id="__next_error__"'
/** Waiters whose page was dropped while it was rendered try again this often before they render for themselves. */
const attempts = 3

export type PagesOptions = {
  cache: PageCache
  next: Handler
  documents: FixedDocuments
  count: (event: PageEvent) => void
}
export type PageEvent = 'page_hit' | 'page_render' | 'page_wait'

export class Pages {
  readonly #cache: PageCache
  readonly #next: Handler
  readonly #documents: FixedDocuments
  readonly #count: PagesOptions['count']
  readonly #flights = new RequestCoalescer<BufferedResponse | undefined>()

  constructor({ cache, next, documents, count }: PagesOptions) {
    this.#cache = cache
    this.#next = next
    this.#documents = documents
    this.#count = count
  }

  /** The ready document of a cached page, or undefined when it has to be rendered. */
  cached(path: string): Document | undefined {
    const entry = this.#cache.page(path)
    if (!entry || this.#cache.claimRefresh(entry)) return undefined
    const document = this.#documentOf(entry)
    if (document) this.#count('page_hit')
    return document
  }

  /**
   * What the router in the browser asks for instead of a cached page: all of its data, or one segment ahead of time.
   * Byte for byte what Next sends; undefined where Next has more to decide (missing pages, redirects, unknown kinds).
   */
  navigation(path: string, { headers }: IncomingMessage): Document | undefined {
    const prefetch = headers['next-router-prefetch']
    const segment = prefetch === '1' ? headers['next-router-segment-prefetch'] : undefined
    if (headers.rsc !== '1' || headers['next-action'] || (prefetch && prefetch !== '1')) return undefined
    const entry = this.#cache.page(path)
    if (!entry || (entry.value.status ?? 200) !== 200 || this.#cache.claimRefresh(entry)) return undefined
    const { rscData, segmentData } = entry.value
    const body = typeof segment === 'string' && segmentData ? segmentData.get(segment) : rscData
    if (!body) return undefined
    this.#count('page_hit')
    return this.#keep(entry, `data ${segment ?? ''}`, body, {
      contentType: 'text/x-component',
      headers: navigationHeaders(entry, segment !== undefined && segmentData !== undefined),
    })
  }

  /**
   * Answers with a page that is not cached. Concurrent requests of one path wait for one render; a request that came
   * after its page was dropped never gets a render that began before.
   */
  async render(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const flight = this.#flights.waiting(path)
      if (!flight) break
      this.#count('page_wait')
      await flight
      const document = this.cached(path)
      if (document) return document.send(request, response)
    }
    this.#count('page_render')
    const captured = await this.#flights.lead(path, () => bufferResponse(this.#next, request, response))
    if (captured) await this.#answer(path, captured, request, response)
  }

  async #answer(
    path: string,
    captured: BufferedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const location = addressOf(captured)
    if (location !== undefined) return sendRedirect(response, captured.status, location)
    const entry = this.#cache.page(path)
    const document = (entry && this.#documentOf(entry)) ?? this.#documentFrom(captured)
    if (document) await document.send(request, response)
    else replay(request, response, captured)
  }

  /** Only pages, and missing ones, have a document; what else Next answered is handed on as it came. */
  #documentOf(entry: CacheEntry): Document | undefined {
    const { status = 200, body } = entry.value
    if (!body || (status !== 200 && status !== 404)) return undefined
    if (isEmptyShell(status, body)) return this.#documents.missing
    const contentType = entry.value.kind === 'APP_ROUTE' ? contentTypeOf(entry) : undefined
    return this.#keep(entry, 'document', body, { status, ...(contentType && { contentType }) })
  }

  /** A form of an entry, made once; its compressed bytes count for the entry. */
  #keep(entry: CacheEntry, name: string, body: Buffer, options: DocumentOptions): Document {
    let document = entry.documents.get(name)
    if (!document) {
      document = new Document(body, { ...options, onGrow: (bytes) => this.#cache.grow(entry, bytes) })
      entry.documents.set(name, document)
    }
    return document
  }

  #documentFrom({ status, headers, body }: BufferedResponse): Document | undefined {
    const type = headers.find(([name]) => name === 'content-type')?.[1]
    if (!String(type).startsWith('text/html')) return undefined
    if (isEmptyShell(status, body)) return this.#documents.missing
    if (status === 200 || status === 404) return new Document(body, { status })
    return status >= 500 ? this.#documents.broken : undefined
  }
}

/** Where a page leads that called redirect(). Next sends the address twice at the first visit, and a whole page with it. */
function addressOf({ status, headers }: BufferedResponse): string | undefined {
  if (status < 300 || status >= 400) return undefined
  const value = headers.find(([name]) => name === 'location')?.[1]
  const first = Array.isArray(value) ? value[0] : value
  return first === undefined ? undefined : String(first)
}

/** A route says itself what it answers with (sitemaps: XML); pages are HTML. */
function contentTypeOf({ value }: CacheEntry): string | undefined {
  const type = value.headers?.['content-type']
  return typeof type === 'string' ? type : undefined
}

function isEmptyShell(status: number, body: Buffer): boolean {
  return status === 404 && body.toString('latin1', 0, emptyShell.length) === emptyShell
}

/** The headers by which the router knows static data: how long it may keep it, and that segments exist. */
function navigationHeaders({ value }: CacheEntry, isSegment: boolean): [string, string][] {
  const stale = value.headers?.['x-nextjs-stale-time']
  return [
    ['x-nextjs-prerender', '1'],
    ...(isSegment ? [['x-nextjs-postponed', '2'] as [string, string]] : []),
    ...(stale && !isSegment ? [['x-nextjs-stale-time', String(stale)] as [string, string]] : []),
  ]
}
