import 'server-only'
import { pipeline, type Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
// The package instead of the global `fetch`: Next patches `fetch`, and pages that call it would become dynamic.
import { Agent, type Dispatcher, request } from 'undici'
import { busy } from '@/lib/domain/errors'
import { log } from '@/lib/server/ground/log'
import { BackEndSilence } from './silence'

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

/** Time-outs for a back end. */
export interface BackEndPatience {
  /** Time-out of a call in milliseconds; the time-out of the contract by default. */
  patience?: number
  /** Shared by all calls of one back end. */
  silence?: BackEndSilence
}

/** Total time of a call in milliseconds (spec 1 §7). */
const defaultTimeout = 10_000
/** Larger responses are aborted, in bytes. */
const maxBytes = 32 * 1024 * 1024

const openAgent = () =>
  new Agent({
    connections: 256,
    allowH2: false,
    // Idle connections are closed before most back ends close them, even if `Keep-Alive` allows more time.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    // Longer than the time-out of a call, which then ends with 504; undici's connect time-out would give 502.
    connect: { timeout: defaultTimeout + 5_000 },
    // Each call limits its time with a signal.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

let agent = openAgent()

/** Milliseconds that a shutdown waits for sockets to the back end; the process ends them anyway. */
const closingPatience = 1_000

/** Closes all connections. Later calls open new ones. */
export async function closeConnections(): Promise<void> {
  const closing = agent
  agent = openAgent()
  await Promise.race([closing.destroy(), sleep(closingPatience, undefined, { ref: false })])
}

type UndiciResponse = Dispatcher.ResponseData

/** The whole body, decompressed. Throws a RangeError above `maxBytes`. */
async function readBody({ headers, body }: UndiciResponse): Promise<Buffer> {
  const compressed = headers['content-encoding'] === 'gzip'
  // `pipeline` destroys both streams when one of them fails; the loop below receives the error.
  const plain: Readable = compressed ? pipeline(body, createGunzip(), () => undefined) : body
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the stream and with it the connection.
    if (size > maxBytes) throw new RangeError('The response is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: UndiciResponse): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
  )

/** Whether the back end closed an idle connection before it read the request. */
function isStaleConnection(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead?: number } }
  if (code === 'UND_ERR_SOCKET') return (socket?.bytesRead ?? 0) > 0
  return code === 'ECONNRESET' || code === 'EPIPE'
}

/** Sends a request; a GET is sent again, once, when an idle connection turns out to be closed. */
async function send(
  url: string,
  { method, headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<UndiciResponse> {
  const options = { dispatcher: agent, method, headers, body, signal }
  try {
    return await request(url, options)
  } catch (error) {
    if (method !== 'GET' || signal.aborted || !isStaleConnection(error)) throw error
    return request(url, options)
  }
}

/**
 * Rejects when the signal aborts. undici alone would reject a call that is still connecting only after the connect
 * time-out.
 */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/**
 * The result of `work`. A failure is logged and becomes a MallError for visitors: 504 after the time-out or while the
 * back end is silent, otherwise 502.
 * @param timeout aborts at the time-out
 * @param work sends the request, and reports when the answer begins
 */
async function orUnavailable<T>(
  url: string,
  silence: BackEndSilence,
  timeout: AbortSignal,
  work: (signal: AbortSignal, answered: () => void) => Promise<T>,
): Promise<T> {
  const entered = silence.enter()
  const call = new AbortController()
  const abort = () => call.abort()
  // Not `AbortSignal.any`: it would keep the listeners of a call as long as the back end is not silent.
  const sources = [timeout, entered.signal]
  for (const source of sources) source.addEventListener('abort', abort)
  try {
    return await Promise.race([work(call.signal, () => silence.answered()), aborted(call.signal)])
  } catch (error) {
    if (entered.signal.aborted) throw busy(504)
    // Only the path is logged: the query may contain mobile numbers.
    log.error({ err: error, path: new URL(url).pathname }, 'the back end did not answer')
    if (timeout.aborted) silence.timedOut(entered.startedAt)
    else silence.failed()
    throw busy(timeout.aborted ? 504 : 502)
  } finally {
    for (const source of sources) source.removeEventListener('abort', abort)
  }
}

/**
 * Sends one request to the back end. Redirects are not followed.
 *
 * @throws MallError 504 after the time-out and while the back end is silent, 502 after any other failure; the reason
 *   is logged
 */
export function sendRequest(
  url: string,
  outgoing: Outgoing,
  { patience = defaultTimeout, silence = new BackEndSilence() }: BackEndPatience = {},
): Promise<Incoming> {
  const withGzip = { ...outgoing, headers: { ...outgoing.headers, 'accept-encoding': 'gzip' } }
  return orUnavailable(url, silence, AbortSignal.timeout(patience), async (signal, answered) => {
    const response = await send(url, withGzip, signal)
    answered()
    return {
      status: response.statusCode,
      headers: headersOf(response),
      body: await readBody(response),
    }
  })
}

/** A response whose body is streamed. The caller must read or cancel the body. */
export interface IncomingStream {
  status: number
  headers: Headers
  body: ReadableStream<Uint8Array>
}

/**
 * A body as a web stream, aborted when no data passes for `timeout` milliseconds, including when its reader stops.
 * `Readable.toWeb` is not used: undici's body still emits data after a cancel, which throws there.
 */
function streamOf(body: Readable, timeout: number): ReadableStream<Uint8Array> {
  const idle = setTimeout(() => body.destroy(new Error('The response stalled.')), timeout)
  // The reader of the stream receives errors; without a listener they would end the process.
  body.on('error', () => undefined).once('close', () => clearTimeout(idle))
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        idle.refresh()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  )
}

/**
 * Like `sendRequest`, for pictures and videos: streams the body without a total time limit and aborts it when no data
 * passes for the time-out.
 *
 * @throws MallError like `sendRequest`, until the response starts
 */
export async function openStream(
  url: string,
  outgoing: Outgoing,
  { patience = defaultTimeout, silence = new BackEndSilence() }: BackEndPatience = {},
): Promise<IncomingStream> {
  const start = new AbortController()
  const timer = setTimeout(() => start.abort(), patience)
  // Ranges of a video refer to uncompressed bytes.
  const uncompressed = { ...outgoing, headers: { ...outgoing.headers, 'accept-encoding': 'identity' } }
  const incoming = orUnavailable(url, silence, start.signal, async (signal, answered) => {
    const response = await send(url, uncompressed, signal)
    answered()
    return {
      status: response.statusCode,
      headers: headersOf(response),
      body: streamOf(response.body, patience),
    }
  })
  return incoming.finally(() => clearTimeout(timer))
}
