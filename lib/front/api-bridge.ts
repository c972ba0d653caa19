/** Connects node:http with the engine's `(Request) => Response`, without passing through Next. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Engine, PlainResponse } from '../web/registry.ts'
import { chooseCoding, compressText, minCompressedBytes } from './compress.ts'
import { engineRequest } from './engine-request.ts'
import { asMallResponse } from './mall-response.ts'
import { endWith, singleWrite } from './single-write.ts'
import { siteHeaders } from './site-headers.ts'

const textType = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/**
 * Answers a request with the engine.
 *
 * @throws what the engine throws before anything was sent
 */
export async function answerWithEngine(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = await engine.answer(engineRequest(request, response))
  if (!(result instanceof Response)) return sendText(result, request, response)
  const type = result.headers.get('content-type') ?? ''
  // Exports may be as long as the mall has rows.
  const isText = textType.test(type) && !result.headers.has('content-disposition')
  if (result.body !== null && !isText) return stream(result, request, response)

  await send(result.status, flatHeaders(result), await readAll(result.body), request, response)
}

/** Sends a response of the contract: a text and few headers. */
async function sendText(
  { status, headers, body, route, outcome }: PlainResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const watched = asMallResponse(response)
  if (watched) Object.assign(watched, { route, outcome })
  // Calls never set a header that the door adds.
  await send(status, [...headers, ...siteHeaders()].flat(), Buffer.from(body ?? ''), request, response)
}

async function send(
  status: number,
  headers: string[],
  text: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = text
  const coding =
    body.length < minCompressedBytes ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'identity' && !headers.includes('content-encoding')) {
    body = await compressText(body, coding, 'quick')
    headers.push('Content-Encoding', coding, 'Vary', 'Accept-Encoding')
  }
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(body.length))
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else endWith(response, singleWrite(body))
}

/** Streams files and other binary responses unchanged. */
async function stream(result: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const length = result.headers.get('content-length')
  response.writeHead(result.status, [...flatHeaders(result), ...(length ? ['Content-Length', length] : [])])
  if (request.method === 'HEAD' || !result.body) {
    await result.body?.cancel()
    response.end()
    return
  }
  try {
    await pipeline(result.body, response)
  } catch (error) {
    // A client that disconnects in the middle of a video is not an error.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error
  }
}

/** All bytes of a body. Reading chunks costs half as much as `arrayBuffer()`. */
async function readAll(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    chunks.push(part.value)
  const [first] = chunks
  if (chunks.length !== 1 || !first) return Buffer.concat(chunks)
  return Buffer.from(first.buffer, first.byteOffset, first.byteLength)
}

function flatHeaders(result: Response): string[] {
  const flat: string[] = []
  for (const [name, value] of result.headers) if (name !== 'content-length') flat.push(name, value)
  for (const [name, value] of siteHeaders()) if (!result.headers.has(name)) flat.push(name, value)
  return flat
}
