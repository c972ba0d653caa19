import 'server-only'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
// The package, not Node's global `fetch`: Next replaces that one, and every page that calls it would become dynamic.
import { Agent, type Dispatcher, request } from 'undici'
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

const openAgent = () =>
  new Agent({
    connections: 256,
    allowH2: false,
    // Idle connections are closed before a back end usually closes them, also when it announces a longer life.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    // Longer than a call may take: a call that cannot connect ends with its own time-out, status 504 instead of 502.
    connect: { timeout: patience + 5_000 },
    // The signal of each call limits its time.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

let agent = openAgent()

/** Closes all connections. Later calls open new ones. */
export async function closeConnections(): Promise<void> {
  const closing = agent
  agent = openAgent()
  await closing.destroy()
}

/** A response as undici returns it. */
type Answer = Dispatcher.ResponseData

async function readWhole({ headers, body }: Answer): Promise<Buffer> {
  const packed = headers['content-encoding'] === 'gzip'
  // `pipeline` destroys both streams when one of them fails; the loop below receives the error.
  const unpacked: Readable = packed ? pipeline(body, createGunzip(), () => undefined) : body
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the stream and with it the connection.
    if (size > maxBytes) throw new RangeError('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: Answer): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
  )

/** The back end closed an idle connection and has not read the request. */
function isStaleConnection(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead?: number } }
  if (code === 'UND_ERR_SOCKET') return (socket?.bytesRead ?? 0) > 0
  return code === 'ECONNRESET' || code === 'EPIPE'
}

/** Sends a request; a GET is sent again, once, when an idle connection turns out to be closed. */
async function send(url: string, { method, headers, body }: Outgoing, signal: AbortSignal): Promise<Answer> {
  const options = { dispatcher: agent, method, headers, body, signal }
  try {
    return await request(url, options)
  } catch (error) {
    if (method !== 'GET' || signal.aborted || !isStaleConnection(error)) throw error
    return request(url, options)
  }
}

/** Rejects when the signal aborts. undici itself rejects a call that waits for a connection only when it has one. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/** The result of `work`, or the refusal that visitors read; the reason is logged. */
async function answered<T>(url: string, signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await Promise.race([work, aborted(signal)])
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
  const whole = send(url, packed, signal).then(async (answer) => ({
    status: answer.statusCode,
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
 * A body as a web stream, aborted when no data passes for `within` milliseconds, also when its reader stops.
 * `Readable.toWeb` is not used: undici's body still emits data after a cancel, which throws there.
 */
function streamOf(body: Readable, within: number): ReadableStream<Uint8Array> {
  const idle = setTimeout(() => body.destroy(new Error('The answer stopped in the middle.')), within)
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
 * Like `ask`, for pictures and videos: streams the body without a total time limit and aborts it when no data passes
 * for `within` milliseconds.
 *
 * @throws MallError like `ask`, until the response starts
 */
export async function askStream(url: string, outgoing: Outgoing, within = patience): Promise<IncomingStream> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), within)
  // Ranges of a video refer to uncompressed bytes.
  const plain = { ...outgoing, headers: { ...outgoing.headers, 'accept-encoding': 'identity' } }
  const beginning = send(url, plain, waiting.signal).then((answer) => ({
    status: answer.statusCode,
    headers: headersOf(answer),
    body: streamOf(answer.body, within),
  }))
  return answered(url, waiting.signal, beginning).finally(() => clearTimeout(timer))
}
