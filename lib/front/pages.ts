/** Pages that can be cached: from the page cache, or rendered once by Next and then from the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheEntry } from './cache-entry.ts'
import { type Captured, capture, type Handler, replay } from './capture.ts'
import { Document } from './document.ts'
import type { FixedDocuments } from './fixed-documents.ts'
import { Flights } from './flights.ts'
import type { PageCache } from './page-cache.ts'

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
  readonly #flights = new Flights<Captured | undefined>()

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
    const captured = await this.#flights.lead(path, () => capture(this.#next, request, response))
    if (captured) await this.#answer(path, captured, request, response)
  }

  async #answer(
    path: string,
    captured: Captured,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const entry = this.#cache.page(path)
    const document = (entry && this.#documentOf(entry)) ?? this.#documentFrom(captured)
    if (document) await document.send(request, response)
    else replay(request, response, captured)
  }

  /** Redirects and other statuses have no document here; Next answers them itself. */
  #documentOf(entry: CacheEntry): Document | undefined {
    const { status = 200, body } = entry.value
    if (!body || (status !== 200 && status !== 404)) return undefined
    return (entry.document ??= this.#make(status, body, (bytes) => this.#cache.grow(entry, bytes)))
  }

  #documentFrom({ status, headers, body }: Captured): Document | undefined {
    const type = headers.find(([name]) => name === 'content-type')?.[1]
    if (!String(type).startsWith('text/html')) return undefined
    if (status === 200 || status === 404) return this.#make(status, body)
    return status >= 500 ? this.#documents.broken : undefined
  }

  #make(status: number, body: Buffer, onGrow?: (bytes: number) => void): Document {
    if (status === 404 && body.toString('latin1', 0, emptyShell.length) === emptyShell)
      return this.#documents.missing
    return new Document(body, { status, ...(onGrow && { onGrow }) })
  }
}
