/** The kept answer of a call: its text around the holes, and how it is sent. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crossOriginHeaders } from '../web/cross-origin.ts'
import { withAbsoluteUrls } from '../web/picture-urls.ts'
import { chooseCoding, type Coding, compressText, minCompressedBytes } from './compress.ts'
import { matchesEtag } from './etag.ts'
import { endWith, singleWrite } from './single-write.ts'
import { siteHeaders } from './site-headers.ts'

/** Bytes as a string in which every byte is one character: joining such strings copies nothing until they are sent. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/** Whether a text is its own `bytesOf`; most values in holes are numbers. */
const isAscii = (text: string): boolean => !/[^\x20-\x7e]/.test(text)

/** Body and headers in one content coding. */
type Form = { headers: string[]; body: Buffer | string }

export class CallDocument {
  readonly #given: readonly (readonly [name: string, value: string])[]
  readonly #headers: string[]
  readonly #etag: string | undefined
  readonly #parts: string[]
  readonly #onGrow: (bytes: number) => void
  /** Where its pictures are; empty for one that names them by path. */
  readonly #pictureOrigin: string
  #withUrls: CallDocument | undefined
  /** The forms of an answer without holes, each made once. */
  readonly #forms = new Map<Coding, Form>()

  /** @param onGrow called with the bytes that a new form of it added */
  constructor(
    headers: readonly (readonly [name: string, value: string])[],
    parts: readonly string[],
    onGrow: (bytes: number) => void,
    pictureOrigin = '',
  ) {
    this.#given = headers
    this.#pictureOrigin = pictureOrigin
    // Calls never set a header that the door adds.
    this.#headers = [...headers, ...siteHeaders()].flat()
    this.#etag = headers.find(([name]) => name === 'etag')?.[1]
    this.#parts = parts.map(bytesOf)
    this.#onGrow = onGrow
  }

  get bytes(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0)
  }

  get hasHoles(): boolean {
    return this.#parts.length > 1
  }

  /** The same answer with absolute picture URLs, made on first use (ADR 0041). */
  withAbsoluteUrls(origin: string): CallDocument {
    this.#withUrls ??= this.#copyWithUrls(origin)
    return this.#withUrls
  }

  #copyWithUrls(origin: string): CallDocument {
    const texts = this.#parts.map((part) => Buffer.from(part, 'latin1').toString())
    const changed = texts.map((text) => withAbsoluteUrls(text, origin))
    // Holes may hold pictures, too.
    if (!this.hasHoles && changed[0] === texts[0]) return this
    const copy = new CallDocument(this.#given, changed, this.#onGrow, origin)
    this.#onGrow(copy.bytes)
    return copy
  }

  /** Answers a GET or HEAD with an answer that has no holes. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const coding = this.#codingFor(request, this.bytes)
    let form = this.#forms.get(coding)
    if (!form) {
      form = await this.#formOf(this.#parts.join(''), coding, 'thorough')
      this.#forms.set(coding, form)
      if (coding !== 'identity') this.#onGrow(form.body.length)
    }
    this.#write(form, request, response)
  }

  /** Answers a GET or HEAD with `texts` in the holes. */
  async sendFilled(
    texts: readonly string[],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    let body = this.#parts[0] ?? ''
    for (const [index, given] of texts.entries()) {
      const text = this.#pictureOrigin ? withAbsoluteUrls(given, this.#pictureOrigin) : given
      body += (isAscii(text) ? text : bytesOf(text)) + (this.#parts[index + 1] ?? '')
    }
    this.#write(await this.#formOf(body, this.#codingFor(request, body.length), 'quick'), request, response)
  }

  #codingFor({ headers }: IncomingMessage, bytes: number): Coding {
    return bytes < minCompressedBytes ? 'identity' : chooseCoding(headers['accept-encoding'])
  }

  async #formOf(text: string, coding: Coding, effort: 'quick' | 'thorough'): Promise<Form> {
    if (coding === 'identity') return { headers: this.#withLength([], text.length), body: text }
    const body = await compressText(Buffer.from(text, 'latin1'), coding, effort)
    const encoding = ['Content-Encoding', coding, 'Vary', 'Accept-Encoding']
    return { headers: this.#withLength(encoding, body.length), body: singleWrite(body) }
  }

  #withLength(more: readonly string[], length: number): string[] {
    return [...this.#headers, ...more, 'Content-Length', String(length)]
  }

  #write({ headers, body }: Form, request: IncomingMessage, response: ServerResponse): void {
    const crossOrigin = request.headers.origin === undefined ? [] : crossOriginHeaders.flat()
    if (this.#etag !== undefined && matchesEtag(request.headers['if-none-match'], this.#etag)) {
      response.writeHead(304, [...this.#headers, ...crossOrigin]).end()
      return
    }
    response.writeHead(200, crossOrigin.length > 0 ? [...headers, ...crossOrigin] : headers)
    if (request.method === 'HEAD') response.end()
    else endWith(response, body)
  }
}
