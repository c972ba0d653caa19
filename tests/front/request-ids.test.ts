import type { Engine } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor, type OpenDoorOptions } from '../fixtures/front/open-door'

let door: OpenDoor
/** Ids as the engine got them. */
const seen: (string | null)[] = []
const answer: Engine['answer'] = async (call) => {
  seen.push(call.headers.get('x-request-id'))
  return {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: '{"data":{}}',
    route: 'goods.list',
  }
}
const open = async (options: OpenDoorOptions = {}) => {
  seen.length = 0
  door = await openDoor({ engine: engineOf(answer), ...options })
}
afterEach(() => door.close())

const form = /^[\da-f]{14}-[\da-z]+$/
const idOf = async (path: string, headers: Record<string, string> = {}) =>
  (await door.request(path, { headers })).headers.get('x-request-id') ?? ''

const call = '/api/h5app/wxapp/goods/items'

test('each response has an id of its own, and the engine gets the same', async () => {
  await open()
  const ids = [await idOf(call), await idOf(call), await idOf('/items/1'), await idOf('/items/1')]
  ids.push(await idOf('/healthz'), await idOf('/nothing'), await idOf('/%E0%A4%A'))
  for (const id of ids) expect(id).toMatch(form)
  expect(new Set(ids).size).toBe(ids.length)
  expect(seen).toEqual(ids.slice(0, 2))
})

test('a response that was not modified has one, too', async () => {
  await open()
  const first = await door.request('/items/2')
  await first.text()
  const etag = (await door.request('/items/2')).headers.get('etag') ?? ''
  const again = await door.request('/items/2', { headers: { 'if-none-match': etag } })
  expect([again.status, form.test(again.headers.get('x-request-id') ?? '')]).toEqual([304, true])
})

test('a page that was shared by concurrent requests has the id of each', async () => {
  await open()
  const ids = await Promise.all(Array.from({ length: 5 }, () => idOf('/items/3')))
  expect(new Set(ids).size).toBe(5)
})

test('what a client sends does not count', async () => {
  await open()
  expect(await idOf(call, { 'x-request-id': 'chosen-by-a-client' })).toMatch(form)
  expect(seen[0]).toMatch(form)
})

describe('behind an own proxy', () => {
  test('its id counts', async () => {
    await open({ proxies: 1 })
    expect(await idOf(call, { 'x-request-id': '6f1d.ab_C-9' })).toBe('6f1d.ab_C-9')
    expect(seen).toEqual(['6f1d.ab_C-9'])
  })

  test.each(['short', 'x'.repeat(65), 'with space', '"quoted-text"', '{"a":"b"}', 'a/../../b'])(
    'an id of another form does not: %s',
    async (sent) => {
      await open({ proxies: 1 })
      expect(await idOf(call, { 'x-request-id': sent })).toMatch(form)
    },
  )
})

test('a request that fails is logged with its id, in one JSON line', async () => {
  await open({ engine: engineOf(() => Promise.reject(new Error('broken'))) })
  const written: string[] = []
  const stderr = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => written.push(String(line)) > 0)
  try {
    const id = await idOf(call)
    const [line = '{}'] = written.filter((text) => text.includes('a request failed'))
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      request: id,
      err: { message: expect.stringContaining('broken') as string },
    })
  } finally {
    stderr.mockRestore()
  }
})
