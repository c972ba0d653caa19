import { setTimeout as delay } from 'node:timers/promises'
import type { CallerHeaders, KeptAnswer, Overlay } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'

/** The door's part of kept calls, in front of an engine that the test controls. */

const path = '/api/h5app/wxapp/goods'
let door: OpenDoor
/** Called when the computing of an answer has started. */
let onKeep = (): void => undefined
/** Changed by a test; each answer shows the version at which its computing started. */
let version: number
let keeps: number
let callers: CallerHeaders[]
let answer: Partial<KeptAnswer>
let overlay: Overlay

const json: [string, string][] = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
]

beforeEach(async () => {
  ;[version, keeps, callers, answer, overlay] = [1, 0, [], {}, []]
  const engine = {
    ...engineOf(async () => ({ status: 200, headers: json, body: '{"data":"from the engine"}' })),
    kept: {
      keyOf: async (target: string) => (target.includes('unkept') ? null : target.replace(/&_=\d+/, '')),
      async keep(target: string): Promise<KeptAnswer> {
        keeps++
        const parts = [`{"data":{"version":${version}}}`]
        onKeep()
        await delay(30)
        const key = target.replace(/&_=\d+/, '')
        return {
          key,
          headers: json,
          parts,
          recipe: null,
          tags: ['goods:7'],
          life: 60,
          pictureOrigin: 'https://mall.test',
          ...answer,
        }
      },
      async overlay(_recipe: string, caller: CallerHeaders) {
        callers.push(caller)
        return overlay
      },
    },
  }
  door = await openDoor({ engine, maxCallBytes: 20_000 })
})
afterEach(() => door.close())

const text = async (target = path, init?: RequestInit) => (await door.request(target, init)).text()

async function keepIt(target = path): Promise<void> {
  await text(target)
  await text(target)
}

it('is asked once before it is kept', async () => {
  expect(await text()).toBe('{"data":"from the engine"}')
  expect(keeps).toBe(0)
  expect(await text()).toBe('{"data":{"version":1}}')
  await text()
  expect(keeps).toBe(1)
})

it('is computed once for requests that come at the same time, whatever their URL', async () => {
  await text(`${path}?a=1`)
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => text(`${path}?a=1&_=${index}`)))
  expect(new Set(all)).toEqual(new Set(['{"data":{"version":1}}']))
  expect(keeps).toBe(1)
})

it('computes again for a request that came after an invalidation, also when the computing started before it', async () => {
  await text()
  const started = new Promise<void>((resolve) => (onKeep = resolve))
  const early = text()
  await started
  version = 2
  await door.cache.invalidate(['goods:7'])
  expect(await text()).toBe('{"data":{"version":2}}')
  expect(await early).toBe('{"data":{"version":1}}')
  expect(await text()).toBe('{"data":{"version":2}}')
  expect(keeps).toBe(2)
})

it('stays when another tag is invalidated', async () => {
  await keepIt()
  await door.cache.invalidate(['goods:8'])
  await text()
  expect(keeps).toBe(1)
})

it('ends with its life', async () => {
  answer = { life: 1 }
  await keepIt()
  await delay(1000)
  await text()
  expect(keeps).toBe(2)
})

it('is bounded by bytes, and does not evict pages', async () => {
  await door.request('/items/5')
  answer = { parts: ['x'.repeat(4000)] }
  for (let call = 0; call < 20; call++) await keepIt(`${path}?n=${call}`)
  expect(door.calls.size.bytes).toBeLessThanOrEqual(20_000)
  expect(door.calls.size.entries).toBeGreaterThan(1)
  expect(door.cache.page('/items/5')).toBeDefined()
})

it('has its holes filled for the caller', async () => {
  answer = { parts: ['{"data":{"a":1', ',"b":{"c":2', '}}}'], recipe: 'recipe' }
  overlay = [',"store":5', ',"名称":"金卡"']
  await text()
  const response = await door.request(path, { headers: { authorization: 'Bearer x', cookie: 'a=b' } })
  expect(await response.json()).toEqual({ data: { a: 1, store: 5, b: { c: 2, 名称: '金卡' } } })
  expect(callers).toMatchObject([
    { authorization: 'Bearer x', cookie: 'a=b', host: `localhost:${door.port}` },
  ])
})

it('without holes is sent to guests as it is, and to members when the engine allows it', async () => {
  answer = { recipe: 'recipe' }
  await keepIt()
  expect([await text(), callers]).toEqual(['{"data":{"version":1}}', []])
  const member = { headers: { authorization: 'Bearer x' } }
  expect(await text(path, member)).toBe('{"data":{"version":1}}')
  overlay = 'own'
  expect(await text(path, member)).toBe('{"data":"from the engine"}')
  expect(await text()).toBe('{"data":{"version":1}}')
})

it('that is no longer true is answered by the engine and computed again', async () => {
  answer = { parts: ['{"data":{"a":1', '}}'], recipe: 'recipe' }
  overlay = ['']
  await keepIt()
  overlay = 'stale'
  expect(await text()).toBe('{"data":"from the engine"}')
  overlay = ['']
  await text()
  expect(keeps).toBe(2)
})

it.each(['POST', 'PUT', 'DELETE'])('is never the answer to %s', async (method) => {
  await keepIt()
  expect(await text(path, { method })).toBe('{"data":"from the engine"}')
})

it('is not made where the engine names no key', async () => {
  for (let call = 0; call < 3; call++) await text(`${path}/unkept`)
  expect(keeps).toBe(0)
})

describe('a response', () => {
  const long = JSON.stringify({ data: '商城'.repeat(1000) })

  it.each(['gzip', 'br'])('is compressed with %s', async (coding) => {
    answer = { parts: [long] }
    await keepIt()
    const response = await door.request(path, { headers: { 'accept-encoding': coding } })
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(long)
  })

  it('with filled holes is compressed too', async () => {
    answer = { parts: ['{"data":{"text":"', '"}}'], recipe: 'recipe' }
    overlay = ['商城'.repeat(1000)]
    await text()
    const response = await door.request(path, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.json()).toEqual({ data: { text: '商城'.repeat(1000) } })
  })

  it('to HEAD has no body', async () => {
    await keepIt()
    const response = await door.request(path, { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe('22')
    expect(await response.text()).toBe('')
  })

  it('to another origin has the headers that let it read the answer', async () => {
    await keepIt()
    const names = ['access-control-allow-origin', 'access-control-expose-headers', 'cache-control']
    const headersFor = async (headers: Record<string, string>) => {
      const response = await door.request(path, { headers })
      return names.map((name) => response.headers.get(name))
    }
    expect(await headersFor({ origin: 'https://h5.test' })).toEqual([
      ...['*', 'Authorization, X-Token, X-Refresh-Token, X-Request-Id', 'no-store'],
    ])
    expect(await headersFor({})).toEqual([null, null, 'no-store'])
  })

  it('has the security headers of every response', async () => {
    await keepIt()
    expect((await door.request(path)).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('with an ETag is 304 for a client that has it', async () => {
    answer = { headers: [...json, ['etag', '"a"']] }
    await keepIt()
    const response = await door.request(path, { headers: { 'if-none-match': '"a"' } })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })
})
