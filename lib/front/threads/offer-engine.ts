/** The engine's side of the connection to the door. */
import type { MessagePort } from 'node:worker_threads'
import type { Engine, PlainResponse, TagInvalidator } from '../../web/registry.ts'
import { type CallSource, engineRequest } from '../engine-request.ts'
import { LoopDelay } from '../loop-delay.ts'
import { CallTurns } from './call-turns.ts'
import { LongAnswers } from './long-answers.ts'
import type { BytesMessage, CallMessage, DoorFunctions, EngineFunctions, StreamMessage } from './messages.ts'
import { connect } from './rpc.ts'

/**
 * Offers an engine to the door at the other end of a port.
 *
 * @param started the engine; calls that come earlier wait for it
 * @returns the function that the engine's services call after a change
 */
export function offerEngine(port: MessagePort, started: Promise<Engine>): TagInvalidator {
  const turns = new CallTurns()
  const delays = new LoopDelay()
  let running = 0
  const longAnswers = new LongAnswers()
  const keptCalls = async () => {
    await turns.next()
    const { kept } = await started
    if (!kept) throw new Error('This engine keeps no answers.')
    return kept
  }
  const door = connect<DoorFunctions, EngineFunctions>(port, {
    answer,
    readAnswer: (parts) => longAnswers.read(parts),
    closeAnswer: (parts) => longAnswers.close(parts),
    keyOf: async (target) => (await keptCalls()).keyOf(target),
    keep: async (target, marks) => (await keptCalls()).keep(target, marks),
    overlay: async (recipe, caller) => (await keptCalls()).overlay(recipe, caller),
    lacksPage: async (path) => (await (await started).lacksPage?.(path)) ?? false,
    ready: async () => (await started).ready(),
    load: async () => ({ waiting: turns.waiting, running, delays: delays.read() }),
    metrics: async () => (await started).metrics(),
    close: async () => (await started).close(),
  })

  async function answer(call: CallMessage): Promise<PlainResponse | BytesMessage | StreamMessage> {
    await turns.next()
    running++
    try {
      const answered = await (await started).answer(engineRequest(sourceOf(call)))
      if (!(answered instanceof Response)) return answered
      const { status, headers, body } = answered
      return { status, headers: [...headers], ...(body ? await longAnswers.begin(body) : { bytes: null }) }
    } finally {
      running--
    }
  }

  /** The message of a call in the form of Node's. */
  const sourceOf = ({ method, url, headers, address, body }: CallMessage): CallSource => ({
    method,
    url,
    headers,
    socket: { remoteAddress: address },
    async *[Symbol.asyncIterator]() {
      if (typeof body === 'number')
        for (let part = await door.readBody(body); part; part = await door.readBody(body)) yield part
      else if (body) yield body
    },
  })

  return { invalidate: (tags) => door.invalidate(tags) }
}
