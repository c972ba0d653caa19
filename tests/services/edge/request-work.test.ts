import { answerContract } from '@/lib/server/edge/http/handler'
import { keptCallsOf } from '@/lib/server/edge/kept-calls'
import { marksOf, watchRequest } from '@/lib/server/edge/watch-request'
import { noteStatement } from '@/lib/server/ground/db/statement-metrics'
import { log } from '@/lib/server/ground/log'
import { metricsText } from '@/lib/server/ground/metrics'
import { currentWork, runAsJob } from '@/lib/server/ground/work'
import { Tracer } from '@/lib/watch/tracer'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'
import { engineOf, openDoor } from '../../fixtures/front/open-door'
import { startCollector } from '../../fixtures/watch/collector'

const mall = testMall()
const make = builders(mall)

/** What is written to stderr meanwhile. */
async function written(work: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const stderr = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0)
  try {
    await work()
  } finally {
    stderr.mockRestore()
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const nameless = () => 'test'
const marks = { 'x-request-id': 'request-of-a-test' }

describe('the id of a request', () => {
  it('is in each log line that is written for it, also behind statements', async () => {
    const lines = await written(() =>
      Promise.all([
        watchRequest(
          marks,
          async () => {
            await mall.db.transaction(async (tx) =>
              tx.run({ name: 'one', text: 'select 1', columns: {} }, []),
            )
            log.warn({ part: 'within' }, 'a line of a test')
          },
          nameless,
        ),
        (async () => log.warn({ part: 'beside' }, 'a line of a test'))(),
      ]),
    )
    expect(lines.map(({ part, request }) => [part, request])).toEqual([
      ['beside', undefined],
      ['within', 'request-of-a-test'],
    ])
  })

  it('does not count in another form, and none is in the work of jobs', async () => {
    await watchRequest(
      { 'x-request-id': 'no "id"' },
      async () => expect(currentWork()).toBeUndefined(),
      nameless,
    )
    await watchRequest(
      marks,
      async () => runAsJob(() => expect(currentWork()).toEqual({ isJob: true })),
      nameless,
    )
  })
})

describe('a slow statement', () => {
  const slow = (name: string) =>
    noteStatement(name, performance.now() - 5000, { request: 'request-of-a-test' })

  it('is logged with its name, its time and its request, and nothing else', async () => {
    const [line] = await written(() => slow('cart_lock_test'))
    expect(Object.keys(line ?? {}).sort()).toEqual(['at', 'level', 'message', 'ms', 'request', 'statement'])
    expect(line).toMatchObject({ statement: 'cart_lock_test', message: 'slow statement', level: 'warn' })
    expect(line?.['ms']).toBeGreaterThanOrEqual(5000)
    expect(await metricsText()).toMatch(/^mall_db_slow_statements_total [1-9]/m)
  })

  it('writes one line a second, however many are slow', async () => {
    const lines = await written(() => {
      for (let one = 0; one < 50; one++) slow('cart_lock_again')
    })
    expect(lines).toHaveLength(1)
  })
})

describe('a trace', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  beforeEach(async () => {
    collector = await startCollector()
    globalThis.__mallTracer = new Tracer({ endpoint: collector.endpoint, ratio: 1 }, 'engine')
  })
  afterEach(async () => {
    globalThis.__mallTracer = undefined
    await collector.close()
  })

  it('leads from the door through the engine to the names of statements', async () => {
    const door = new Tracer({ endpoint: collector.endpoint, ratio: 1 }, 'door')
    const item = await make.goods({ price: 100, store: 1 }, { itemName: '秘密冰箱' })
    const engine = engineOf((request) =>
      watchRequest(
        marksOf(request),
        () => answerContract(async () => mall, request),
        (answered) => (answered && 'route' in answered && answered.route) || 'engine',
      ),
    )
    const opened = await openDoor({ engine, watching: { tracer: door } })
    try {
      await (await opened.request(`/api/h5app/wxapp/goods/items/${item}?company_id=1`)).text()
    } finally {
      await opened.close()
    }
    await Promise.all([door.flush(), globalThis.__mallTracer?.flush()])
    const spans = await collector.wait(3)
    const [outer, inner] = [spans.find(({ kind }) => kind === 2), spans.find(({ kind }) => kind === 1)]
    expect([outer?.name, inner?.name]).toEqual(['GET goods.detail', 'goods.detail'])
    expect(inner?.parentSpanId).toBe(outer?.spanId)
    const statements = spans.filter(({ kind }) => kind === 3)
    expect(statements.length).toBeGreaterThan(0)
    for (const { name, parentSpanId, traceId } of statements) {
      expect(name).toMatch(/^[a-z][a-z\d_]+$/)
      expect([parentSpanId, traceId]).toEqual([inner?.spanId, outer?.traceId])
    }
    expect(collector.bodies.join('')).not.toContain('秘密')
  })

  it('has the statements of an answer that is kept, and none of requests beside it', async () => {
    const item = await make.goods({ price: 100, store: 1 })
    const target = `/api/h5app/wxapp/goods/items/${item}?company_id=1`
    const kept = keptCallsOf(async () => mall)
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    await Promise.all([
      kept.keep(target, { ...marks, traceparent }),
      kept.keep(target, { ...marks, traceparent: traceparent.replace(/01$/, '00') }),
      kept.keep(target),
    ])
    await globalThis.__mallTracer?.flush()
    const spans = await collector.wait(2)
    expect(spans.filter(({ name }) => name === 'keep')).toHaveLength(1)
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]))
  })
})
