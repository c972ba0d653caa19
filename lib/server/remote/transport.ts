import 'server-only'
import { Agent as HttpAgent, request as overHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { busy } from '@/lib/server/http/envelope'
import { log } from '@/lib/server/log'

/** A request to the back end. */
export interface Outgoing {
  method: string
  headers: Record<string, string>
  body?: Uint8Array | undefined
}

/** A response of any status; the body is complete and decompressed. */
export interface Incoming {
  status: number
  headers: Headers
  body: Buffer
}

/** Total time of a call in milliseconds (spec 1 §7). */
const patience = 10_000
/** Larger responses are aborted, in bytes. */
const maxBytes = 32 * 1024 * 1024

/**
 * Node's HTTP client instead of `fetch`: Next replaces the global `fetch`, which would make every page that calls it
 * dynamic. Idle connections are closed before a back end usually closes them.
 */
const pool = { keepAlive: true, timeout: 4_000, maxSockets: 256 }
const wires = {
  'http:': { send: overHttp, agent: new HttpAgent(pool) },
  'https:': { send: overHttps, agent: new HttpsAgent(pool) },
}

/** Closes idle connections. */
export function closeConnections(): void {
  for (const { agent } of Object.values(wires)) agent.destroy()
}

async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const packed = answer.headers['content-encoding'] === 'gzip'
  const unpacked = packed ? answer.pipe(createGunzip()) : answer
  // `pipe` does not forward errors.
  if (packed) answer.once('error', (error) => unpacked.destroy(error))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      answer.destroy()
      throw new RangeError('The answer is too large.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  return new Headers(pairs)
}

function once<T>(
  url: URL,
  { method, headers, body }: Outgoing,
  signal: AbortSignal,
  read: (answer: IncomingMessage) => T | Promise<T>,
): Promise<T> {
  const { send, agent } = wires[url.protocol as keyof typeof wires]
  return new Promise((resolve, reject) => {
    const request = send(url, { method, agent, signal, headers })
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The back end closed an idle connection and has not read the request.
      const mayRetry = request.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
      if (mayRetry) once(url, { method, headers }, signal, read).then(resolve, reject)
      else reject(error)
    })
    request.once('response', (answer) => void Promise.resolve(answer).then(read).then(resolve, reject))
    request.end(body)
  })
}

/** The result of `work`, or the refusal that visitors read; the reason is logged. */
async function answered<T>(url: string, signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // The query may carry mobile numbers; the path says enough.
    log.error({ err: error, path: new URL(url).pathname }, 'the back end did not answer')
    throw busy(signal.aborted ? 504 : 502)
  }
}

/**
 * Sends one request to the back end. Redirects are not followed.
 *
 * @param within milliseconds
 * @throws MallError 504 when it takes longer, 502 when there is no answer; the reason is logged
 */
export function ask(url: string, outgoing: Outgoing, within = patience): Promise<Incoming> {
  const signal = AbortSignal.timeout(within)
  const packed = { ...outgoing, headers: { ...outgoing.headers, 'accept-encoding': 'gzip' } }
  const whole = once(new URL(url), packed, signal, async (answer) => ({
    status: answer.statusCode ?? 502,
    headers: headersOf(answer),
    body: await readWhole(answer),
  }))
  return answered(url, signal, whole)
}

/** A response whose body is still arriving. The caller reads or cancels the body. */
export interface IncomingStream {
  status: number
  headers: Headers
  body: ReadableStream<Uint8Array>
}

/**
 * Like `ask`, for pictures and videos: streams the body without a total time limit and aborts it when no data arrives
 * for `within` milliseconds.
 *
 * @throws MallError like `ask`, until the response starts
 */
export async function askStream(url: string, outgoing: Outgoing, within = patience): Promise<IncomingStream> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), within)
  // Ranges of a video refer to uncompressed bytes.
  const plain = { ...outgoing, headers: { ...outgoing.headers, 'accept-encoding': 'identity' } }
  const beginning = once(new URL(url), plain, waiting.signal, (answer) => {
    answer.setTimeout(within, () => answer.destroy(new Error('The answer stopped in the middle.')))
    return {
      status: answer.statusCode ?? 502,
      headers: headersOf(answer),
      body: Readable.toWeb(answer) as ReadableStream<Uint8Array>,
    }
  })
  return answered(url, waiting.signal, beginning).finally(() => clearTimeout(timer))
}
