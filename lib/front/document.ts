/** A page in the forms in which it leaves the house: hashed, validated and compressed once, sent many times. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding, type Coding, compressText } from './compress.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { endWith, singleWrite } from './single-write.ts'
import { siteFileHeaders, siteHeaders } from './site-headers.ts'

/**
 * Browsers and proxies may keep a copy but ask each time: a changed price is seen at once, and asking costs an empty
 * 304. A life of its own in a proxy would outlast `invalidate`.
 */
const revalidated = 'public, max-age=0, must-revalidate'
/** What Next varies on, and the coding. */
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** A small body is held as a string of its bytes: see `oneWrite`. */
type Form = { headers: string[]; body: Buffer | string }

export type DocumentOptions = {
  status?: number
  cacheControl?: string
  contentType?: string
  /** A script or style, not a page: it is the same for every way of asking. */
  isFile?: boolean
  headers?: readonly (readonly [name: string, value: string])[]
  /** Hears how many bytes a compressed form added. */
  onGrow?: (bytes: number) => void
}

export class Document {
  readonly status: number
  readonly etag: string
  readonly #body: Buffer
  readonly #options: DocumentOptions
  readonly #headers: string[]
  readonly #forms = new Map<Coding, Form | Promise<Form>>()

  constructor(body: Buffer, options: DocumentOptions = {}) {
    const { status = 200, cacheControl = revalidated, contentType = 'text/html; charset=utf-8' } = options
    this.status = status
    this.etag = etagOf(body)
    this.#body = body
    this.#options = options
    const policy: [string, string][] = contentType.startsWith('text/html')
      ? [['Content-Security-Policy', contentSecurityPolicy(inlineScriptHashes(body.toString()))]]
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

  /** Makes the form that this visitor reads, so that `send` answers at once. */
  async prepare(request: IncomingMessage): Promise<void> {
    await this.#form(chooseCoding(request.headers['accept-encoding']))
  }

  /** Answers a GET or HEAD: 304 when the visitor has this content, else the form that the visitor can read. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.status === 200 && matchesEtag(request.headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.#headers).end()
      return
    }
    const found = this.#form(chooseCoding(request.headers['accept-encoding']))
    // Waiting for what is there already would cost a turn of the loop for every page.
    const form = found instanceof Promise ? await found : found
    response.writeHead(this.status, form.headers)
    if (request.method === 'HEAD') response.end()
    else endWith(response, form.body)
  }

  #form(coding: Coding): Form | Promise<Form> {
    let form = this.#forms.get(coding)
    if (!form) {
      form = coding === 'identity' ? this.#sealed(this.#body, coding) : this.#compressed(coding)
      this.#forms.set(coding, form)
    }
    return form
  }

  async #compressed(coding: Coding): Promise<Form> {
    const body = await compressText(this.#body, coding, this.#options.isFile ? 'lasting' : 'thorough')
    const form = this.#sealed(body, coding)
    this.#forms.set(coding, form)
    this.#options.onGrow?.(body.byteLength)
    return form
  }

  #sealed(body: Buffer, coding: Coding): Form {
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    return {
      body: singleWrite(body),
      headers: [...this.#headers, ...encoding, 'Content-Length', String(body.byteLength)],
    }
  }
}
