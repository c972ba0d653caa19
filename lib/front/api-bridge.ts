/** From node:http to the engine's `(Request) => Response` and back, without passing through Next. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chooseCoding, compressText } from './compress.ts'
import type { EngineSlot } from './engine-slot.ts'
import { headersFor } from './security-headers.ts'

/** Answers of text from this size on are compressed; below, the coding costs more than it saves. */
const compressFrom = 1400
/** Bodies up to this size are collected before the call; larger ones are streamed. */
const collectUpTo = 1024 * 1024
const fixedHeaders = headersFor(process.env.MALL_PUBLIC_URL)
const textual = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/**
 * Answers a request with the engine.
 *
 * @throws what the engine throws before anything was sent
 */
export async function answerWithEngine(
  engine: EngineSlot,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await engine.fetch(await toRequest(request))
  const type = answer.headers.get('content-type') ?? ''
  if (answer.body !== null && !textual.test(type)) return stream(answer, request, response)

  let body: Buffer = Buffer.from(await answer.arrayBuffer())
  const headers = flatHeaders(answer)
  const coding = body.length < compressFrom ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'identity' && !answer.headers.has('content-encoding')) {
    body = await compressText(body, coding, 'quick')
    headers.push('Content-Encoding', coding, 'Vary', 'Accept-Encoding')
  }
  if (answer.status !== 204 && answer.status !== 304) headers.push('Content-Length', String(body.length))
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Files and other bytes leave as they come. */
async function stream(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const length = answer.headers.get('content-length')
  response.writeHead(answer.status, [...flatHeaders(answer), ...(length ? ['Content-Length', length] : [])])
  if (request.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel()
    response.end()
    return
  }
  try {
    await pipeline(answer.body, response)
  } catch (error) {
    // A visitor who leaves in the middle of a film is no fault.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error
  }
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const method = request.method ?? 'GET'
  const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`
  const headers = headerPairs(request)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const length = Number(request.headers['content-length'] ?? NaN)
  if (length <= collectUpTo) return new Request(url, { method, headers, body: await collect(request) })
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

async function collect(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The visitor's headers; the last address of X-Forwarded-For is the one that this process saw itself. */
function headerPairs({ rawHeaders, socket }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = []
  const via: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const value = rawHeaders[index + 1] ?? ''
    const lower = name.toLowerCase()
    if (lower === 'x-forwarded-for') via.push(value)
    else if (!hopByHop.has(lower)) pairs.push([name, value])
  }
  pairs.push(['x-forwarded-for', [...via, socket.remoteAddress ?? ''].join(', ')])
  return pairs
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'te'])

function flatHeaders(answer: Response): string[] {
  const flat: string[] = []
  for (const [name, value] of answer.headers) if (name !== 'content-length') flat.push(name, value)
  for (const [name, value] of fixedHeaders) if (!answer.headers.has(name)) flat.push(name, value)
  return flat
}
