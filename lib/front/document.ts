/** A response body with its validator, policy and compressed forms: prepared once, sent many times. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding, type Coding, compressText, type Effort } from './compress.ts'
import { contentSecurityPolicy, inlineScriptHashes, reportingEndpoints } from './csp.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { routerVary } from './next/router-protocol.ts'
import { endWith, singleWrite } from './single-write.ts'
import { siteFileHeaders, siteHeaders } from './site-headers.ts'

/**
 * Browsers and proxies may store a copy but revalidate it each time, which costs an empty 304. A max-age in a proxy
 * would outlast `invalidate` (ADR 0002).
 */
const revalidateEachTime = 'public, max-age=0, must-revalidate'
/** The headers on which Next varies, and the content coding. */
const vary = [...routerVary, 'Accept-Encoding'].join(', ')

/** Headers and body in one content coding. A small body is a string of its bytes: see `singleWrite`. */
type Form = { headers: string[]; body: Buffer | string; bytes: number; effort?: Effort }

export type DocumentOptions = {
  status?: number
  cacheControl?: string
  contentType?: string
  /** A script or style, not a page: it varies on the content coding only. */
  isFile?: boolean
  headers?: readonly (readonly [name: string, value: string])[]
  /** Reads the body again where the document must not keep it. Its uncompressed form is then made for each request. */
  load?: () => Promise<Buffer>
  /** Called with the bytes that a new compressed form added; negative when it replaces a larger one. */
  onGrow?: (bytes: number) => void
}

export class Document {
  readonly status: number
  readonly etag: string
  readonly #load: () => Buffer | Promise<Buffer>
  readonly #options: DocumentOptions
  readonly #headers: string[]
  readonly #forms = new Map<Coding, Form | Promise<Form>>()

  constructor(body: Buffer, options: DocumentOptions = {}) {
    const {
      status = 200,
      cacheControl = revalidateEachTime,
      contentType = 'text/html; charset=utf-8',
    } = options
    this.status = status
    this.etag = etagOf(body)
    this.#load = options.load ?? kept(body)
    this.#options = options
    const policy: [string, string][] = contentType.startsWith('text/html')
      ? [
          ['Content-Security-Policy', contentSecurityPolicy(inlineScriptHashes(body))],
          [...reportingEndpoints],
        ]
      : []
    this.#headers = [
      ...[
        ['Content-Type', contentType],
        ['Cache-Control', cacheControl],
        ['ETag', this.etag],
        ['Vary', options.isFile ? 'Accept-Encoding' : vary],
        ...policy,
        ...(options.headers ?? []),
        ...(options.isFile ? siteFileHeaders() : siteHeaders()),
      ].flat(),
    ]
  }

  /** Prepares the form for this client, so that `send` writes synchronously. */
  async prepare(request: IncomingMessage): Promise<void> {
    await this.#form(chooseCoding(request.headers['accept-encoding']))
  }

  /** Answers a GET or HEAD: 304 when the client has this content, else in a coding that the client accepts. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.status === 200 && matchesEtag(request.headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.#headers).end()
      return
    }
    const ready = this.#form(chooseCoding(request.headers['accept-encoding']))
    // Awaiting a form that is ready would cost a microtask turn for every page.
    const form = ready instanceof Promise ? await ready : ready
    response.writeHead(this.status, form.headers)
    if (request.method === 'HEAD') response.end()
    else endWith(response, form.body)
  }

  #form(coding: Coding): Form | Promise<Form> {
    let form = this.#forms.get(coding)
    if (!form) {
      form = coding === 'identity' ? this.#uncompressed() : this.#compress(coding)
      if (coding !== 'identity' || !this.#options.load) this.#forms.set(coding, form)
    } else if (!(form instanceof Promise) && form.effort === 'quick') this.#improve(coding, form)
    return form
  }

  #uncompressed(): Form | Promise<Form> {
    const body = this.#load()
    return body instanceof Promise
      ? body.then((read) => this.#withHeaders(read, 'identity'))
      : this.#withHeaders(body, 'identity')
  }

  /** The first form. Many pages are visited once before they are invalidated, so theirs is quick. */
  async #compress(coding: Coding): Promise<Form> {
    const effort = this.#options.isFile ? 'lasting' : 'quick'
    const body = await compressText(await this.#load(), coding, effort)
    const form: Form = { ...this.#withHeaders(body, coding), effort }
    this.#forms.set(coding, form)
    this.#options.onGrow?.(form.bytes)
    return form
  }

  /** Replaces a quick form, which is sent until the thorough one is ready. */
  #improve(coding: Coding, quick: Form): void {
    quick.effort = 'thorough'
    const replace = async () => {
      const form = this.#withHeaders(await compressText(await this.#load(), coding, 'thorough'), coding)
      this.#forms.set(coding, form)
      this.#options.onGrow?.(form.bytes - quick.bytes)
    }
    replace().catch(() => {
      // The quick form remains.
    })
  }

  #withHeaders(body: Buffer, coding: Coding): Form {
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    return {
      bytes: body.byteLength,
      body: singleWrite(body),
      headers: [...this.#headers, ...encoding, 'Content-Length', String(body.byteLength)],
    }
  }
}

const kept = (body: Buffer) => () => body
