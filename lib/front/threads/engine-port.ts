/** The engine of another thread, as the door uses it. */
import type { MessagePort, Worker } from 'node:worker_threads'
import type { Engine, PlainResponse } from '../../web/registry.ts'
import { type CallSource, sourceOf } from '../engine-request.ts'
import type {
  BytesMessage,
  DoorFunctions,
  EngineFunctions,
  EngineStarted,
  StreamMessage,
} from './messages.ts'
import { connect } from './rpc.ts'

/** Bodies up to this size are sent with their call; of larger ones the engine reads the parts that it wants. */
const smallBody = 64 * 1024

/** The bodies that the engine may still read. */
class OpenBodies {
  readonly #parts = new Map<number, AsyncIterator<Uint8Array>>()
  #last = 0

  open(source: CallSource): number {
    this.#parts.set(++this.#last, source[Symbol.asyncIterator]())
    return this.#last
  }

  close(body: number): void {
    this.#parts.delete(body)
  }

  async read(body: number): Promise<Uint8Array | null> {
    const part = await this.#parts.get(body)?.next()
    return part && part.done !== true ? part.value : null
  }
}

/**
 * The engine at the other end of a port.
 *
 * @param invalidate called by the engine's services after a change
 * @returns the engine, once its thread has told what it can do
 */
export function connectEngine(
  port: Worker | MessagePort,
  invalidate: DoorFunctions['invalidate'],
): (started: EngineStarted) => Engine {
  const bodies = new OpenBodies()
  const engine = connect<EngineFunctions, DoorFunctions>(port, {
    invalidate,
    readBody: (body) => bodies.read(body),
  })

  async function answer(request: Request): Promise<PlainResponse | Response> {
    const source = sourceOf(request)
    const { method = 'GET', url = '/', headers, socket } = source
    const body = await bodyOf(source, bodies)
    try {
      const answered = await engine.answer({
        method,
        url,
        headers: { ...headers },
        address: socket.remoteAddress ?? '',
        body,
      })
      if ('parts' in answered) return streamOf(answered, engine)
      return 'bytes' in answered ? responseOf(answered) : answered
    } finally {
      if (typeof body === 'number') bodies.close(body)
    }
  }

  return ({ keepsCalls, knowsPages }) => ({
    answer,
    async fetch(request) {
      const answered = await answer(request)
      return answered instanceof Response ? answered : new Response(answered.body, answered)
    },
    ready: () => engine.ready(),
    load: () => engine.load(),
    metrics: () => engine.metrics(),
    close: () => engine.close(),
    ...(keepsCalls && {
      kept: {
        keyOf: (target) => engine.keyOf(target),
        keep: (target, marks) => engine.keep(target, marks),
        overlay: (recipe, caller) => engine.overlay(recipe, caller),
      },
    }),
    ...(knowsPages && { lacksPage: (path: string) => engine.lacksPage(path) }),
  })
}

async function bodyOf(source: CallSource, bodies: OpenBodies): Promise<Uint8Array | number | null> {
  const { method, headers } = source
  if (method === 'GET' || method === 'HEAD') return null
  const length = headers['content-length']
  if (length === undefined && headers['transfer-encoding'] === undefined) return null
  if (length === undefined || Number(length) > smallBody) return bodies.open(source)
  const parts: Uint8Array[] = []
  try {
    for await (const part of source) parts.push(part)
  } catch {
    // The client disconnected. The engine fails when it reads the rest, and its answer is dropped.
    return bodies.open(source)
  }
  return Buffer.concat(parts)
}

const responseOf = ({ status, headers, bytes }: BytesMessage): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer> | null, { status, headers })

/** A long response, which is read from the engine as fast as the client takes it. */
function streamOf(
  { status, headers, parts }: StreamMessage,
  engine: Pick<EngineFunctions, 'readAnswer' | 'closeAnswer'>,
): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await engine.readAnswer(parts)
        if (part) controller.enqueue(part)
        else controller.close()
      },
      cancel: () => engine.closeAnswer(parts),
    },
    // Nothing is read before the client wants it.
    { highWaterMark: 0 },
  )
  return new Response(body, { status, headers })
}
