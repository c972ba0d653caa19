import { setTimeout as delay } from 'node:timers/promises'
import type { Span } from '@/lib/watch/span'
import { newSpanId, newTraceId, readTraceparent } from '@/lib/watch/traceparent'
import { Tracer } from '@/lib/watch/tracer'
import type { Engine } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor, type OpenDoorOptions } from '../fixtures/front/open-door'
import { startCollector } from '../fixtures/watch/collector'

let door: OpenDoor | undefined
let collector: Awaited<ReturnType<typeof startCollector>>
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(async () => {
  await door?.close()
  await collector.close()
  door = undefined
})

/** `traceparent` as the engine got it. */
let seen: (string | null)[] = []
const answer: Engine['answer'] = async ({ headers, url }) => {
  seen.push(headers.get('traceparent'))
  const outcome = url.includes('broken') ? { outcome: 500 } : {}
  return { status: 200, headers: [], body: '{}', route: 'goods.list', ...outcome }
}

async function open(ratio: number, options: OpenDoorOptions = {}, endpoint = collector.endpoint) {
  seen = []
  const tracer = new Tracer({ endpoint, ratio }, 'door')
  door = await openDoor({ engine: engineOf(answer), watching: { tracer }, ...options })
  return { tracer, request: door.request }
}

const call = '/api/h5app/wxapp/goods/items?keywords=secret&token=secret'
const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

test('a traced request is a span with the name of its call, and the engine gets it as parent', async () => {
  const { tracer, request } = await open(1)
  const response = await request(call)
  await request('/api/h5app/wxapp/broken')
  await tracer.flush()
  const spans = await collector.wait(2)
  const [first, second] = spans
  expect(first).toMatchObject({ name: 'GET goods.list', kind: 2, status: { code: 0 } })
  expect(second).toMatchObject({ status: { code: 2 } })
  expect(first).not.toHaveProperty('parentSpanId')
  expect(seen[0]).toBe(`00-${first?.traceId}-${first?.spanId}-01`)
  expect(first?.attributes).toContainEqual({
    key: 'mall.request.id',
    value: { stringValue: response.headers.get('x-request-id') },
  })
  expect(BigInt(first?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(first?.startTimeUnixNano ?? 0))
  expect(collector.bodies.join('')).not.toContain('secret')
  expect(tracer.counts).toEqual({ sent: 2, lost: 0 })
})

test('without sampling nothing is sent, and the engine gets no trace', async () => {
  const { tracer, request } = await open(0)
  for (let one = 0; one < 20; one++) await request(call)
  await tracer.flush()
  expect([collector.bodies, seen.filter(Boolean)]).toEqual([[], []])
})

test('the trace of a client does not count, that of an own proxy does', async () => {
  const direct = await open(0)
  await direct.request(call, { headers: { traceparent: parent } })
  expect(seen).toEqual([null])
  await door?.close()
  const { tracer, request } = await open(0, { proxies: 1 })
  await request(call, { headers: { traceparent: parent } })
  await tracer.flush()
  const [span] = await collector.wait(1)
  expect(span).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
  expect(seen[0]).toBe(`00-${'a'.repeat(32)}-${span?.spanId}-01`)
})

test('a proxy may decide against a trace', async () => {
  const { request } = await open(1, { proxies: 1 })
  await request(call, { headers: { traceparent: parent.replace(/01$/, '00') } })
  expect(seen).toEqual([null])
})

test('a collector that is away loses spans, which are counted, and no request', async () => {
  const { tracer, request } = await open(1, {}, 'http://127.0.0.1:9')
  for (let one = 0; one < 30; one++) expect((await request(call)).status).toBe(200)
  await tracer.flush()
  expect(tracer.counts).toEqual({ sent: 0, lost: 30 })
})

test('a collector that never answers holds a bounded number of spans', async () => {
  const silent = new (await import('node:net')).Server(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const tracer = new Tracer({ endpoint: `http://127.0.0.1:${port}`, ratio: 1 }, 'door')
  void tracer.flush()
  for (let one = 0; one < 5000; one++) tracer.add(someSpan())
  const flushing = tracer.flush()
  await delay(10)
  for (let one = 0; one < 5000; one++) tracer.add(someSpan())
  expect(tracer.counts.lost).toBeGreaterThan(5000)
  silent.close()
  await flushing
  expect(tracer.counts.sent).toBe(0)
}, 20_000)

const someSpan = (): Span => ({
  traceId: newTraceId(),
  spanId: newSpanId(),
  parentId: undefined,
  kind: 'internal',
  name: 'some',
  start: 1,
  end: 2,
  isFailed: false,
})

test.each([
  ['01', `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['zeros', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['no span', `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`],
  ['upper case', parent.toUpperCase()],
  ['longer', `${parent}-x`],
  ['nothing', ''],
  ['an array', [parent]],
])('a header of another form names no trace: %s', (_, sent) => {
  expect(readTraceparent(sent)).toBeUndefined()
})

test('ids are never zero and never the same', () => {
  const ids = Array.from({ length: 1000 }, newTraceId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[89a-f][\da-f]{31}$/)
})
