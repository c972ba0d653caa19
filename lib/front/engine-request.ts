/**
 * A web Request over Node's IncomingMessage, for the engine. The platform's Request and Headers cost more than a
 * trivial call itself (7 of 20 µs, ADR 0001); these classes read Node's message directly and build the platform's
 * object only for rarely used members. They pass `instanceof`, but cannot be passed to `new Request(…)`: use `clone()`
 * instead.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { originOfHost } from './host-origin.ts'

/** Largest body in bytes that is read at once; `body` streams without a limit. */
const maxBodyBytes = 32 * 1024 * 1024

/** The part of Node's message that the engine reads; another thread has it as plain data. */
export type CallSource = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: { remoteAddress?: string | undefined }
} & AsyncIterable<Uint8Array>

/**
 * @param response that of the same request: when it closes unfinished, the client has disconnected and the signal
 * aborts
 * @returns the request for the engine
 */
export function engineRequest(request: CallSource, response?: ServerResponse): Request {
  return new EngineRequest(request, response) as unknown as Request
}

/** The source of a request made by `engineRequest`. */
export const sourceOf = (request: Request): CallSource => (request as unknown as EngineRequest).source

class EngineRequest {
  readonly #request: CallSource
  readonly #response: ServerResponse | undefined
  #headers: EngineHeaders | undefined
  #signal: AbortSignal | undefined
  #platform: Request | undefined
  #bodyRead = false

  constructor(request: CallSource, response: ServerResponse | undefined) {
    this.#request = request
    this.#response = response
  }

  get source(): CallSource {
    return this.#request
  }

  get method(): string {
    return this.#request.method ?? 'GET'
  }

  get url(): string {
    return originOfHost(this.#request.headers.host) + (this.#request.url ?? '/')
  }

  get headers(): Headers {
    return (this.#headers ??= new EngineHeaders(this.#request)) as unknown as Headers
  }

  get signal(): AbortSignal {
    if (!this.#signal) {
      const controller = new AbortController()
      const response = this.#response
      response?.once('close', () => {
        if (!response.writableFinished) controller.abort()
      })
      this.#signal = controller.signal
    }
    return this.#signal
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.#hasBody ? this.#platformRequest.body : null
  }

  get bodyUsed(): boolean {
    return this.#platform?.bodyUsed ?? this.#bodyRead
  }

  async text(): Promise<string> {
    return (await this.#bytes()).toString()
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text()) as unknown
  }

  async bytes(): Promise<Uint8Array> {
    return this.#bytes()
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await this.#bytes()).buffer
  }

  async blob(): Promise<Blob> {
    return new Blob([new Uint8Array(await this.#bytes())], {
      type: this.#request.headers['content-type'] ?? '',
    })
  }

  async formData(): Promise<FormData> {
    const type = this.#request.headers['content-type'] ?? ''
    return new Response(new Uint8Array(await this.#bytes()), { headers: { 'content-type': type } }).formData()
  }

  clone(): Request {
    return this.#platformRequest.clone()
  }

  get cache(): RequestCache {
    return this.#platformRequest.cache
  }
  get credentials(): RequestCredentials {
    return this.#platformRequest.credentials
  }
  get destination(): RequestDestination {
    return this.#platformRequest.destination
  }
  get integrity(): string {
    return this.#platformRequest.integrity
  }
  get keepalive(): boolean {
    return this.#platformRequest.keepalive
  }
  get mode(): RequestMode {
    return this.#platformRequest.mode
  }
  get redirect(): RequestRedirect {
    return this.#platformRequest.redirect
  }
  get referrer(): string {
    return this.#platformRequest.referrer
  }
  get referrerPolicy(): ReferrerPolicy {
    return this.#platformRequest.referrerPolicy
  }

  get #hasBody(): boolean {
    return this.method !== 'GET' && this.method !== 'HEAD'
  }

  /** The platform's Request, built on first use; from then on it owns the body. */
  get #platformRequest(): Request {
    if (!this.#platform) {
      const body = this.#hasBody ? { body: Readable.toWeb(Readable.from(this.#request)), duplex: 'half' } : {}
      const init = { method: this.method, headers: [...this.headers], signal: this.signal, ...body }
      this.#platform = new Request(this.url, init as RequestInit)
    }
    return this.#platform
  }

  async #bytes(): Promise<Buffer> {
    if (this.#platform) return Buffer.from(await this.#platform.arrayBuffer())
    if (!this.#hasBody) return Buffer.alloc(0)
    if (this.#bodyRead) throw new TypeError('The body has been read already.')
    this.#bodyRead = true
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of this.#request) {
      size += chunk.length
      if (size > maxBodyBytes) throw new RangeError('The body is too large.')
      chunks.push(chunk)
    }
    const [first] = chunks
    if (chunks.length !== 1 || !first) return Buffer.concat(chunks)
    return Buffer.from(first.buffer, first.byteOffset, first.byteLength)
  }
}

/** The request headers, read-only. The last address in X-Forwarded-For is that of the connection (ADR 0009). */
class EngineHeaders {
  readonly #headers: IncomingHttpHeaders
  readonly #address: string

  constructor({ headers, socket }: CallSource) {
    this.#headers = headers
    this.#address = socket.remoteAddress ?? ''
  }

  get(name: string): string | null {
    const key = name.toLowerCase()
    const value = this.#headers[key]
    if (key === 'x-forwarded-for') return value ? `${String(value)}, ${this.#address}` : this.#address
    if (value === undefined) return null
    return Array.isArray(value) ? value.join(', ') : value
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }

  getSetCookie(): string[] {
    return []
  }

  forEach(each: (value: string, name: string, headers: Headers) => void): void {
    for (const [name, value] of this) each(value, name, this as unknown as Headers)
  }

  *entries(): Generator<[string, string]> {
    for (const name of Object.keys(this.#headers)) {
      if (name !== 'x-forwarded-for') yield [name, this.get(name) ?? '']
    }
    yield ['x-forwarded-for', this.get('x-forwarded-for') ?? '']
  }

  *keys(): Generator<string> {
    for (const [name] of this) yield name
  }

  *values(): Generator<string> {
    for (const [, value] of this) yield value
  }

  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries()
  }

  append = readOnly
  delete = readOnly
  set = readOnly
}

function readOnly(): never {
  throw new TypeError('The headers of a request cannot be changed.')
}

Object.setPrototypeOf(EngineRequest.prototype, Request.prototype)
Object.setPrototypeOf(EngineHeaders.prototype, Headers.prototype)
