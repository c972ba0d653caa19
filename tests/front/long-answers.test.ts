import type { IncomingMessage } from 'node:http'
import { MessageChannel } from 'node:worker_threads'
import { engineRequest } from '@/lib/front/engine-request'
import { connectEngine } from '@/lib/front/threads/engine-port'
import { offerEngine } from '@/lib/front/threads/offer-engine'
import type { Engine } from '@/lib/web/registry'

/** Responses of the engine's thread that are too long for one message. */

const part = 64 * 1024

/** A body of `count` parts, with what was asked of it. */
function bodyOf(count: number, failsAt = Infinity) {
  const seen = { read: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.read === failsAt) controller.error(new Error('the database is gone'))
      else if (seen.read === count) controller.close()
      else controller.enqueue(new Uint8Array(part).fill(seen.read++ % 256))
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { seen, body }
}

let channel: MessageChannel
beforeEach(() => {
  channel = new MessageChannel()
})
afterEach(() => {
  channel.port1.close()
})

/** The response as the door gets it. */
function doorOf(body: ReadableStream<Uint8Array>): Promise<Response> {
  const engine = {
    answer: async () => new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, { status: 200 }),
  } as unknown as Engine
  offerEngine(channel.port2, Promise.resolve(engine))
  const door = connectEngine(channel.port1, async () => {})({ keepsCalls: false, knowsPages: false })
  const request = { method: 'GET', url: '/feed/products.xml', headers: { host: 'mall.test' } }
  return door.fetch(engineRequest(Object.assign(request, { socket: {} }) as IncomingMessage))
}

it('are read as fast as the client takes them', async () => {
  const { seen, body } = bodyOf(100)
  const response = await doorOf(body)
  expect(seen.read).toBeLessThan(10)
  const bytes = await response.bytes()
  expect(bytes).toHaveLength(100 * part)
  expect(bytes.at(-1)).toBe(99)
})

it.each([2, 0])('are whole when they are short: %i parts', async (count) =>
  expect(await (await doorOf(bodyOf(count).body)).bytes()).toHaveLength(count * part),
)

it('end with the client', async () => {
  const { seen, body } = bodyOf(100)
  const response = await doorOf(body)
  await response.body?.cancel()
  expect(seen).toMatchObject({ isCancelled: true })
  expect(seen.read).toBeLessThan(10)
})

it('fail in the middle when the engine does', async () => {
  const response = await doorOf(bodyOf(100, 20).body)
  await expect(response.bytes()).rejects.toThrow()
})
