/**
 * Objects of which a process has exactly one. They are stored on `globalThis`, because Next bundles the same module
 * several times and a module-level variable would exist once per bundle. The front door and the engine meet here:
 * neither imports the other.
 *
 * Plain Node: lib/front loads this file without a compiler.
 */

/** A response without the platform's Response: building one and reading it again costs more than a trivial call. */
export interface PlainResponse {
  status: number
  headers: [name: string, value: string][]
  /** Null for responses without a body, such as 204 and 304. */
  body: string | null
  /** The name of the call that answered, for metrics. */
  route?: string
  /** The status in its envelope, where it is not that of the response (ADR 0048). */
  outcome?: number
}

/** The public answer of a call, as the front door caches it: plain data that can cross threads. */
export interface KeptAnswer {
  /** The call with its normalised parameters. */
  key: string
  headers: [name: string, value: string][]
  /** The text around its holes: one part more than there are holes. */
  parts: string[]
  /** The engine's input for filling the holes; null when the text is the same for all callers. */
  recipe: string | null
  /** Cache tags. */
  tags: string[]
  /** The origin of its pictures, which `parts` name by path (lib/web/picture-urls.ts). */
  pictureOrigin: string
  /** For how many whole seconds from the one in which its computing started it may be sent. */
  life: number
}

/** Headers by which the door names a request to the engine. */
export interface RequestMarks {
  'x-request-id'?: string | undefined
  traceparent?: string | undefined
}

/** Request headers that identify the member, and the request. */
export interface CallerHeaders extends RequestMarks {
  authorization?: string | undefined
  cookie?: string | undefined
  host?: string | undefined
  origin?: string | undefined
  'sec-fetch-site'?: string | undefined
}

/**
 * The text of each hole; `own` when this caller needs an answer of their own, `stale` when what was kept is not true
 * any more. In both cases the engine answers the call itself.
 */
export type Overlay = string[] | 'own' | 'stale'

/**
 * The answers of calls that do not depend on the caller. The door holds bytes, keys and tags; what is in them is known
 * to the engine only. All arguments and results are plain data, so that the two can run in different threads.
 */
export interface KeptCalls {
  /** The key of the answer to a GET of this path with query; null when it must not be kept. */
  keyOf(target: string): Promise<string | null>
  /** Computes the public answer; null for a refusal, which is not cached. */
  keep(target: string, marks?: RequestMarks): Promise<KeptAnswer | null>
  /** Fills the holes of a kept answer with the values of the moment and of the caller. */
  overlay(recipe: string, caller: CallerHeaders): Promise<Overlay>
}

/** How busy the engine is. */
export interface EngineLoad {
  /** Calls of the door that wait for their turn, and those that run. */
  waiting: number
  running: number
  /** How late its event loop was since it was asked before, in seconds by quantile. */
  delays: { quantile: string; seconds: number }[]
}

/** The server side of calls in this process: the mall's engine, or the proxy to another back end (MALL_API_URL). */
export interface Engine {
  /** Answers a call of the contract, or a file under /media. */
  fetch(request: Request): Promise<Response>
  /** Like `fetch`, but text comes as a PlainResponse. */
  answer(request: Request): Promise<PlainResponse | Response>
  /** Absent where nothing tells which answers have changed: another back end. */
  kept?: KeptCalls
  /**
   * Whether a page cannot exist because nothing has the id in its path; false when the page itself has to decide.
   * Absent where that cannot be asked cheaply.
   */
  lacksPage?(path: string): Promise<boolean>
  /** Whether the engine can serve, and the state of each part: `ok` or a sentence. */
  ready(): Promise<{ ok: boolean; checks: Record<string, string> }>
  /** Absent where the engine has no thread of its own. */
  load?(): Promise<EngineLoad>
  /** Metrics in the Prometheus text format. */
  metrics(): Promise<string>
  /** Stops the jobs and closes the database. */
  close(): Promise<void>
}

/**
 * The result of a call that a page made: its output, or a refusal of the contract (MallError of lib/domain/errors.ts).
 */
type PageCallResult =
  | { output: unknown }
  | { refusal: { message: string; status: number; code?: number; errors?: Record<string, string[]> } }

/** A page in the sitemap. */
export interface SitemapRow {
  id: number
  name: string
  /** Epoch seconds of the last change. */
  updated: number
  pictures: string[]
}

/**
 * The engine for pages, which call as a guest, because they are shared by all visitors. All arguments and results are
 * plain data: pages are rendered in threads of their own.
 */
export interface PageEngine {
  /**
   * Runs a call of the contract by its name, such as `['goods', 'detail']`.
   * @param marks of the request for which the page is rendered
   */
  call(name: readonly string[], input: unknown, marks?: RequestMarks): Promise<PageCallResult>
  /** Sends a call over HTTP to the back end of MALL_API_URL. */
  fetch(request: PlainRequest): Promise<PlainResponse>
  /** The non-empty parts of a source of the sitemap, each with its newest change in epoch seconds. */
  sitemapShards(source: string): Promise<{ shard: number; updated: number }[]>
  /** Up to `rowsPerRead` rows of a part by id, those after the id `begin`; fewer at its end. */
  sitemapRows(source: string, shard: number, begin: number | undefined): Promise<SitemapRow[]>
  /** The newest change of each group of pages that is no source, in epoch seconds; 0 for none. */
  sitemapNewest(): Promise<Record<string, number>>
}

/** A request as plain data. */
interface PlainRequest {
  url: string
  method: string
  headers: [name: string, value: string][]
  body: string | null
}

/** The part of the page cache that the engine uses. */
export interface TagInvalidator {
  /** Makes every entry that carries one of the tags stale. */
  invalidate(tags: readonly string[]): Promise<void>
}

declare global {
  var __mall: Engine | undefined
  var __mallForPages: PageEngine | undefined
  var __mallInvalidator: TagInvalidator | undefined
}

/** Set by instrumentation.ts (through `startEngine`) when the server starts; read by the front door. */
export const engineRegistry = {
  /** Undefined until the server has started. */
  get: (): Engine | undefined => globalThis.__mall,
  set: (engine: Engine | undefined): void => {
    globalThis.__mall = engine
  },
}

/** Set by the front door in the threads that render pages; read by lib/readers. */
export const pageEngineRegistry = {
  /** Undefined where pages and engine share a thread: in development, tests and scripts. */
  get: (): PageEngine | undefined => globalThis.__mallForPages,
  set: (engine: PageEngine): void => {
    globalThis.__mallForPages = engine
  },
}

/** Set by the front door; read by the engine. */
export const invalidatorRegistry = {
  /** Undefined where there is no page cache: in tests and scripts. */
  get: (): TagInvalidator | undefined => globalThis.__mallInvalidator,
  set: (invalidator: TagInvalidator): void => {
    globalThis.__mallInvalidator = invalidator
  },
}
