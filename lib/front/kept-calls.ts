/**
 * Calls from the cache. The engine names the key of a call, computes its public answer and fills the holes of a kept
 * answer; the door decides when, and holds the bytes (ADR 0033).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { requestIdHeader } from '../watch/request-id.ts'
import { traceparentHeader } from '../watch/traceparent.ts'
import { picturePathsHeader, wantsPicturePaths } from '../web/picture-urls.ts'
import type { CallerHeaders, KeptCalls as KeptEngine, RequestMarks } from '../web/registry.ts'
import type { CallCache, CallEntry } from './call-cache.ts'
import { now } from './clock.ts'
import { RequestCoalescer } from './coalesce.ts'
import { asMallResponse } from './mall-response.ts'

/**
 * How many URLs are remembered with their key, and up to which length: normalising one costs as much as answering it.
 */
const maxUrls = 10_000
const maxUrlLength = 500

/** How many keys are remembered that are asked for and not kept. */
const maxAsked = 20_000

/** How many requests pass before an answer that could not be kept, such as a refusal, is tried again. */
const requestsUntilRetry = 50

/** How often a request waits for another one's answer, when that is invalidated meanwhile, before it leaves. */
const maxWaits = 3

export type CallEvent = 'call_hit' | 'call_overlay' | 'call_keep'

export class KeptCalls {
  readonly #cache: CallCache
  readonly #count: (event: CallEvent) => void
  readonly #keyOfUrl = new LRUCache<string, string>({ max: maxUrls })
  /** Key → how many more requests the engine answers before its answer is kept. */
  readonly #asked = new LRUCache<string, number>({ max: maxAsked })
  readonly #running = new RequestCoalescer<CallEntry | null>()

  constructor({ cache, count }: { cache: CallCache; count: (event: CallEvent) => void }) {
    this.#cache = cache
    this.#count = count
  }

  /** Whether a call could come from the cache, as far as is known without asking the engine. */
  mayAnswer({ method, url = '/' }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && this.#keyOfUrl.get(url) !== ''
  }

  /**
   * Answers a call from the cache.
   * @returns false when the engine has to answer it
   */
  async answer(engine: KeptEngine, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '/', headers } = request
    const key = this.#keyOfUrl.get(url) ?? (await this.#readKey(engine, url))
    if (key === '') return false
    const entry = this.#cache.get(key) ?? (await this.#keep(engine, key, url, request))
    if (!entry) return false
    const { recipe } = entry
    const watched = asMallResponse(response)
    if (watched) watched.route = entry.route
    const document = wantsPicturePaths(headers[picturePathsHeader])
      ? entry.document
      : entry.document.withAbsoluteUrls(entry.pictureOrigin)
    const isAnonymous = headers.authorization === undefined && headers.cookie === undefined
    if (recipe === null || (!document.hasHoles && isAnonymous)) {
      this.#count('call_hit')
      await document.send(request, response)
      return true
    }
    const overlay = await engine.overlay(recipe, callerHeaders(request))
    if (overlay === 'stale') this.#cache.remove(key)
    if (overlay === 'stale' || overlay === 'own') return false
    this.#count('call_overlay')
    await (document.hasHoles
      ? document.sendFilled(overlay, request, response)
      : document.send(request, response))
    return true
  }

  /** The key of a URL; empty when its answer must not be kept. */
  async #readKey(engine: KeptEngine, url: string): Promise<string> {
    const key = (await engine.keyOf(url)) ?? ''
    if (url.length <= maxUrlLength) this.#keyOfUrl.set(url, key)
    return key
  }

  /**
   * Computes and keeps an answer when it is asked for the second time: single requests would evict the answers to
   * frequent ones. A request never gets an answer whose computing started before an invalidation that came before the
   * request.
   */
  async #keep(
    engine: KeptEngine,
    key: string,
    url: string,
    request: IncomingMessage,
  ): Promise<CallEntry | null> {
    const left = this.#asked.get(key) ?? 1
    this.#asked.set(key, left - 1)
    if (left > 0) return null
    for (let wait = 0; wait < maxWaits; wait++) {
      const running = this.#running.pending(key)
      if (!running) break
      await running
      const entry = this.#cache.get(key)
      if (entry) return entry
    }
    return this.#running.run(key, async () => {
      const startedAt = now()
      const answer = await engine.keep(url, marksOf(request))
      if (answer?.key !== key) {
        this.#asked.set(key, requestsUntilRetry)
        return null
      }
      this.#count('call_keep')
      return this.#cache.store(answer, startedAt)
    })
  }
}

function callerHeaders({ headers }: IncomingMessage): CallerHeaders {
  const { authorization, cookie, host, origin } = headers
  const site = headers['sec-fetch-site'] as string
  return { authorization, cookie, host, origin, 'sec-fetch-site': site, ...marksOf({ headers }) }
}

/** Id and trace of a request, as the door has set them. */
const marksOf = ({ headers }: Pick<IncomingMessage, 'headers'>): RequestMarks => ({
  [requestIdHeader]: headers[requestIdHeader] as string | undefined,
  [traceparentHeader]: headers[traceparentHeader] as string | undefined,
})
