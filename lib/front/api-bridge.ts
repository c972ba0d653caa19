/** From node:http to the engine's `(Request) => Response` and back, without passing through Next. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { chooseCoding, compressText } from './compress.ts'
import { engineRequest } from './engine-request.ts'
import type { Engine, PlainResponse } from '../web/registry.ts'
import { endWith, singleWrite } from './single-write.ts'
import { siteHeaders } from './site-headers.ts'

/** Answers of text from this size on are compressed; below, the coding costs more than it saves. */
const compressFrom = 1400
const textual = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

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
  const answer = await engine.answer(engineRequest(request, response))
  if (!(answer instanceof Response)) return sendText(answer, request, response)
  const type = answer.headers.get('content-type') ?? ''
  if (answer.body !== null && !textual.test(type)) return stream(answer, request, response)

  await send(answer.status, flatHeaders(answer), await readAll(answer.body), request, response)
}

/** The contract's answers: a text and few headers. */
async function sendText(
  { status, headers, body }: PlainResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Calls name no header of their own that the door would add.
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
  const coding = body.length < compressFrom ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  if (coding !== 'identity' && !headers.includes('content-encoding')) {
    body = await compressText(body, coding, 'quick')
    headers.push('Content-Encoding', coding, 'Vary', 'Accept-Encoding')
  }
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(body.length))
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else endWith(response, singleWrite(body))
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

/** All bytes of a body. Reading chunks costs half of what `arrayBuffer()` does. */
async function readAll(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    chunks.push(part.value)
  const [first] = chunks
  if (chunks.length !== 1 || !first) return Buffer.concat(chunks)
  return Buffer.from(first.buffer, first.byteOffset, first.byteLength)
}

function flatHeaders(answer: Response): string[] {
  const flat: string[] = []
  for (const [name, value] of answer.headers) if (name !== 'content-length') flat.push(name, value)
  for (const [name, value] of siteHeaders()) if (!answer.headers.has(name)) flat.push(name, value)
  return flat
}
