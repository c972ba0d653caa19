/** Sends a request to a renderer and its response to the client. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http'
import { maxHeaderSize } from '../mall-server.ts'
import { invalidationsHeader, type RendererFunctions } from './messages.ts'

/** Connection headers, which each connection sets itself, and body headers, which pages do not read. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'transfer-encoding',
])
const isForwarded = ([name]: [string, unknown]) => !ofConnection.has(name)
const isSent = (entry: [string, unknown]) => isForwarded(entry) && entry[0] !== 'content-length'

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** The address of a renderer. */
export type RendererConnection = {
  socket: string
  /** Number of invalidations that it has been sent. */
  invalidationsSent: number
  functions: Pick<RendererFunctions, 'settled'>
}

/**
 * Lets a renderer answer a request in its present form, without its body. A render goes on when its client disconnects:
 * its page may be cached. The response ends when what the renderer stored before it has arrived.
 *
 * @throws when the renderer does not answer to the end
 */
export async function forward(
  { socket: socketPath, invalidationsSent, functions }: RendererConnection,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url: path, headers } = request
  const sent = sendRequest({
    socketPath,
    agent,
    method,
    path,
    maxHeaderSize,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(isSent)),
      [invalidationsHeader]: invalidationsSent,
    },
  })
  // Once there is an answer, its reader learns of a broken connection.
  sent.on('error', () => undefined)
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  for (const [name, value] of Object.entries(answer.headers).filter(isForwarded))
    if (name !== 'date' && value !== undefined) response.setHeader(name, value)
  response.writeHead(answer.statusCode ?? 500)
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (!response.write(chunk) && !response.destroyed) await drained(response)
  }
  await functions.settled()
  response.end()
}

/** Waits until the client has read what was written, or has disconnected. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.once('drain', done).once('close', done)
  })
