/**
 * Cacheable pages, as documents and as the router's data: from the page cache, or rendered once by Next and then from
 * the page cache.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Series } from '../watch/durations.ts'
import type { CacheEntry } from './cache-entry.ts'
import { now } from './clock.ts'
import { RequestCoalescer } from './coalesce.ts'
import { Document, type DocumentOptions } from './document.ts'
import { failedPage, isUnavailable } from './failed-page.ts'
import {
  type BufferedResponse,
  bufferResponse,
  detachedRequest,
  type Handler,
  replay,
} from './next/buffer-response.ts'
import { cachedDocument, cachedNavigation, type CachedResponse, hasDocument } from './next/cached-response.ts'
import { isEmptyShell, isMissingPage, type StoredValue } from './next/cached-value.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { navigationRequest } from './next/router-protocol.ts'
import { storedOf } from './next/zipped-page.ts'
import type { PageCache } from './page-cache.ts'
import type { Ready } from './ready.ts'
import { sendRedirect } from './redirect.ts'
import type { RenderLimit } from './render-limit.ts'

/** How often a request waits for another render, when the page is invalidated meanwhile, before it renders itself. */
const maxWaits = 3

export type PagesOptions = {
  cache: PageCache
  next: Handler
  documents: FixedDocuments
  limit: RenderLimit
  count: (event: PageEvent) => void
  /** How old the pages are that are sent from the cache. */
  ages: Series
}
type PageEvent = 'page_hit' | 'page_render' | 'page_wait' | 'render_reject'

/** Undefined when the client of the render disconnected before its end. */
type Rendered = BufferedResponse | 'busy' | undefined

type FindResponse = (value: StoredValue) => CachedResponse | undefined

export class Pages {
  readonly #cache: PageCache
  readonly #next: Handler
  readonly #documents: FixedDocuments
  readonly #limit: RenderLimit
  readonly #count: PagesOptions['count']
  readonly #ages: Series
  readonly #renders = new RequestCoalescer<Rendered>()

  constructor({ cache, next, documents, limit, count, ages }: PagesOptions) {
    this.#cache = cache
    this.#next = next
    this.#documents = documents
    this.#limit = limit
    this.#count = count
    this.#ages = ages
  }

  /** The document of a cached page, or undefined when it has to be rendered. */
  cached(path: string): Ready<Document | undefined> {
    const entry = this.#cache.page(path)
    if (!entry || this.#cache.claimRevalidation(entry)) return undefined
    const document = this.#documentOf(entry)
    if (document) this.#countHit(entry)
    return document
  }

  #countHit({ startedAt }: CacheEntry): void {
    this.#count('page_hit')
    this.#ages.observe((now() - startedAt) / 1000)
  }

  /** Whether a page is known to be missing, for requests of the router: it gets no data of such a page. */
  isMissing(path: string): boolean {
    const entry = this.#cache.page(path)
    return entry !== undefined && isMissingPage(entry.value) && !this.#cache.claimRevalidation(entry)
  }

  /**
   * The data of a cached page that the router in the browser requests instead of the document: all of it, or one
   * segment that is prefetched. Undefined when Next has to answer.
   */
  navigation(path: string, { headers }: IncomingMessage): Ready<Document | undefined> {
    const requested = navigationRequest(headers)
    const entry = requested && this.#cache.page(path)
    if (!entry || !hasDocument(entry.value) || this.#cache.claimRevalidation(entry)) return undefined
    const name = `data ${requested.segment ?? ''}`
    const document = this.#responseOf(entry, name, (value) => cachedNavigation(value, requested))
    if (document) this.#countHit(entry)
    return document
  }

  /**
   * Answers with a page that is not cached; `url` is the URL under which Next renders it, whatever the request asks
   * for. Concurrent requests of one path wait for one render, in one slot of the limit; without a slot the answer is
   * the stale page or status 503. A request that came after an invalidation of its page never gets a render that
   * started before it; an aging page is sent at once, and rendered for those who come later.
   */
  async render(path: string, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const aging = this.#cache.peekPage(path)
    const kept = aging && this.#cache.isAging(aging) ? await this.#documentOf(aging) : undefined
    if (aging && kept) {
      this.#countHit(aging)
      this.#renderBeside(path, url, request)
      return kept.send(request, response)
    }
    for (let wait = 0; wait < maxWaits; wait++) {
      const pending = this.#renders.pending(path)
      if (!pending) break
      this.#count('page_wait')
      const rendered = await pending
      const document = await this.cached(path)
      if (document) return document.send(request, response)
      if (rendered === 'busy') return this.#answerBusy(path, request, response)
    }
    const rendered = await this.#renders.run(path, () => this.#renderInSlot(path, url, request, response))
    if (rendered === 'busy') return this.#answerBusy(path, request, response)
    if (rendered) await this.#answer(path, rendered, request, response)
  }

  /** Renders a page for the cache while its visitor is sent the one of before. */
  #renderBeside(path: string, url: string, { headers }: IncomingMessage): void {
    const { request, response } = detachedRequest(headers)
    // After a failure the next visitor may try again in half a minute, and is sent the page until then.
    this.#renders
      .run(path, () => this.#renderInSlot(path, url, request, response))
      .catch((error: unknown) => console.error('A page could not be rendered again:', error))
  }

  async #renderInSlot(
    path: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Rendered> {
    const isStale = this.#cache.peekPage(path) !== undefined
    const slot = isStale ? this.#limit.tryEnter() : await this.#limit.enter('page', response)
    if (!slot || slot === 'busy') return 'busy'
    if (slot === 'gone') return undefined
    this.#count('page_render')
    // When the client disconnects, Next still completes the page for the cache, and does so in the slot.
    const render: Handler = (...args) => this.#next(...args).finally(slot.release)
    const buffered = await bufferResponse(render, request, response, url)
    if (buffered) slot.release()
    return buffered
  }

  async #answerBusy(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const stale = this.#cache.peekPage(path)
    const document = stale && (await this.#documentOf(stale))
    if (document) return document.send(request, response)
    this.#count('render_reject')
    return (await this.#documents.busy).send(request, response)
  }

  async #answer(
    path: string,
    buffered: BufferedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const location = locationOf(buffered)
    if (location !== undefined) return sendRedirect(response, buffered.status, location)
    const entry = this.#cache.peekPage(path)
    const document = (entry && (await this.#documentOf(entry))) ?? (await this.#uncachedDocument(buffered))
    if (document) await document.send(request, response)
    else replay(request, response, buffered)
  }

  /** Pages and missing pages have a document; other responses of Next are sent unchanged. */
  #documentOf(entry: CacheEntry): Ready<Document | undefined> {
    if (isMissingPage(entry.value)) return this.#documents.missing
    return hasDocument(entry.value) ? this.#responseOf(entry, 'document', cachedDocument) : undefined
  }

  /**
   * A response of an entry, made once; its compressed bytes count for the entry. Undefined when the entry has none.
   *
   * @param find the response in the value of the entry
   */
  #responseOf(entry: CacheEntry, name: string, find: FindResponse): Ready<Document | undefined> {
    const ready = entry.documents.get(name)
    if (ready) return ready
    const stored = storedOf(entry.value)
    return stored instanceof Promise
      ? stored.then((value) => this.#makeResponse(entry, name, find, value))
      : this.#makeResponse(entry, name, find, stored)
  }

  #makeResponse(
    entry: CacheEntry,
    name: string,
    find: FindResponse,
    value: StoredValue,
  ): Document | undefined {
    const made = entry.documents.get(name)
    const found = made ? undefined : find(value)
    if (!found) return made
    const { body, ...options } = found
    const document = new Document(body, { ...options, ...this.#linkTo(entry, find) })
    entry.documents.set(name, document)
    return document
  }

  /** The connection of a document to its entry, without the body. */
  #linkTo(entry: CacheEntry, find: FindResponse): Pick<DocumentOptions, 'load' | 'onGrow'> {
    return {
      load: async () => {
        const found = find(await storedOf(entry.value))
        if (!found) throw new Error('The cached page has lost a response')
        return found.body
      },
      onGrow: (bytes) => this.#cache.grow(entry, bytes),
    }
  }

  async #uncachedDocument(buffered: BufferedResponse): Promise<Document | undefined> {
    const { status, headers, body: joined } = buffered
    const type = headers.find(([name]) => name === 'content-type')?.[1]
    if (!String(type).startsWith('text/html'))
      return status >= 500 && (await isUnavailable()) ? this.#documents.unavailable : undefined
    const body = joined()
    if (isEmptyShell(status, body)) return this.#documents.missing
    if (status === 200 || status === 404) return new Document(body, { status })
    return status >= 500 ? failedPage(this.#documents) : undefined
  }
}

/** The target of a page that called redirect(). On the first visit Next sends the location twice, with a whole page. */
function locationOf({ status, headers }: BufferedResponse): string | undefined {
  if (status < 300 || status >= 400) return undefined
  const value = headers.find(([name]) => name === 'location')?.[1]
  const first = Array.isArray(value) ? value[0] : value
  return first === undefined ? undefined : String(first)
}
