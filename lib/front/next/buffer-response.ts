/** Runs a handler and buffers its response instead of sending it. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The response that a handler would have sent. */
export type BufferedResponse = {
  status: number
  headers: [string, string | number | string[]][]
  /** Joined on each call: most pages are sent from the page cache instead. */
  body: () => Buffer
}

/**
 * Request headers that adapt a response to one client. The buffered page is complete, uncompressed and shared, so they
 * are removed; a policy header would let a client write a nonce into the shared page, and a phone would be redirected
 * by middleware.ts. Cookies stay: the guard in middleware.ts reads them, a cached page cannot.
 */
const clientSpecificHeaders = [
  'user-agent',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-security-policy',
  'content-security-policy-report-only',
] as const

/**
 * Lets `handler` answer a GET of `url` in place of the request. Afterwards request and response are as before, unless
 * the client disconnected: then the handler is still running, and must not read the client's URL and headers after all.
 *
 * @returns the buffered response; undefined when the client disconnected before it was complete
 * @throws what the handler throws
 */
export async function bufferResponse(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<BufferedResponse | undefined> {
  const { method, headers, url: requestedUrl } = request
  request.method = 'GET'
  request.url = url
  request.headers = { ...headers }
  for (const name of clientSpecificHeaders) Reflect.deleteProperty(request.headers, name)
  const before = ownProperties(response)
  const chunks: (() => Buffer)[] = []
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(() =>
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    } else if (chunk instanceof Uint8Array) {
      const copy = Buffer.from(chunk)
      chunks.push(() => copy)
    }
  }
  let complete = true
  try {
    complete = await new Promise<boolean>((resolve, reject) => {
      Object.assign(response, {
        writeHead(status: number, ...rest: unknown[]) {
          response.statusCode = status
          setHeaders(response, rest.at(-1))
          return response
        },
        flushHeaders() {},
        write(chunk: unknown, encoding?: unknown, callback?: unknown) {
          collect(chunk, encoding)
          runCallback(encoding, callback)
          return true
        },
        end(chunk?: unknown, encoding?: unknown) {
          collect(chunk, encoding)
          resolve(true)
          return response
        },
      })
      response.once('close', () => resolve(false))
      handler(request, response).catch(reject)
    })
    if (!complete) return undefined
    const names = response.getHeaderNames()
    return {
      status: response.statusCode,
      headers: names.map((name) => [name, response.getHeader(name) ?? '']),
      body: () => Buffer.concat(chunks.map((bytes) => bytes())),
    }
  } finally {
    restoreResponse(response, before)
    if (complete) Object.assign(request, { method, headers, url: requestedUrl })
  }
}

/** A GET request and its response without a client, for `bufferResponse`. @param headers of the visitor it is made for */
export function detachedRequest(headers: IncomingMessage['headers']): {
  request: IncomingMessage
  response: ServerResponse
} {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.headers = headers
  return { request, response: new ServerResponse(request) }
}

/** Sends a buffered response unchanged. */
export function replay(request: IncomingMessage, response: ServerResponse, buffered: BufferedResponse): void {
  for (const [name, value] of buffered.headers) response.setHeader(name, value)
  response.writeHead(buffered.status)
  response.end(request.method === 'HEAD' ? undefined : buffered.body())
}

/** The own properties of a response before a handler runs, for `restoreResponse`. */
export function ownProperties(response: ServerResponse): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(response))
}

/** Undoes what a handler changed on an unsent response: overridden methods, headers, status. */
export function restoreResponse(response: ServerResponse, before: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of Object.entries(response)) {
    if (typeof value !== 'function') continue
    if (!before.has(name)) Reflect.deleteProperty(response, name)
    else Reflect.set(response, name, before.get(name))
  }
  if (response.headersSent) return
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.statusCode = 200
}

/** Sets headers in any of the forms that `writeHead` accepts: an object, or a flat list of names and values. */
export function setHeaders(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    for (let index = 0; index < headers.length; index += 2) response.removeHeader(String(headers[index]))
    for (let index = 0; index < headers.length; index += 2) {
      response.appendHeader(String(headers[index]), headers[index + 1] as string)
    }
  } else if (headers && typeof headers === 'object') {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string)
  }
}

function runCallback(...candidates: unknown[]): void {
  for (const candidate of candidates) if (typeof candidate === 'function') candidate()
}
