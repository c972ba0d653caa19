import { METHODS } from 'node:http'
import fc from 'fast-check'
import { getEngine } from '@/lib/server/edge/engine'
import { processState } from '@/lib/server/edge/process-state'
import { listPath } from '@/lib/web/list-path'
import { builders } from '../fixtures/engine/builders'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'
import { type OpenDoor, openDoor } from '../fixtures/front/open-door'
import { exchange } from '../fixtures/front/raw-request'

/** Requests that no browser sends, to the door with the real engine and a Next that fails as the real one does. */

let mall: TestMall
let door: OpenDoor
beforeAll(async () => {
  mall = await openTestMall({ MALL_CONTENT_SECRET: 'only for tests, sixteen' })
  processState.mall = Promise.resolve(mall)
  door = await openDoor({
    engine: getEngine(),
    cacheable: (path) => /^\/(?:items|list|sitemap)\//.test(path),
  })
  door.next.onRequest = ({ method = '', url = '' }) => {
    const [path = '', search = ''] = url.split('?')
    decodeURIComponent(path)
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw new Error(`${method} reaches Next`)
    if (method === 'POST' && /^\/(?:items|list|sitemap)\//.test(path)) throw new Error('Next stores a write')
    // Next removes dot segments of a rewritten path, and does not find its page then.
    if (
      listPath(path, search)
        ?.split('/')
        .some((segment) => segment === '.' || segment === '..')
    )
      throw new Error('a dot segment reaches Next')
  }
})
afterAll(async () => {
  processState.mall = undefined
  await door.close()
  await mall.close()
})

const pieces = fc.constantFrom(
  ...[
    '%',
    '%ff',
    '%ED%A0%80',
    '%00',
    '%2e%2e',
    '..',
    '.',
    '%2f',
    '%5c',
    '%0a',
    '%25',
    '%F0%9F%98%80',
    '\xff',
  ],
  ...[
    '1001',
    '0',
    '-1',
    '99999999999999999999',
    '[]',
    '__proto__',
    'constructor',
    'a b',
    '<x>',
    "' or 1=1 --",
  ],
  ...['goods', 'uploads', 'pictures', 'logo/mark.svg', 'qr.png', 'index.xml', 'x'.repeat(150), '*', ''],
)
const paths = fc
  .tuple(
    fc.constantFrom(
      ...[
        '/',
        '/items/',
        '/h5/items/',
        '/article/detail/',
        '/groups/',
        '/member/trade/',
        '/view/',
        '/sitemap/',
      ],
      ...[
        '/media/',
        '/media/uploads/',
        '/media/pictures/',
        '/api/',
        '/api/docs/',
        '/api/docs',
        '/api/com/',
        '/api/openapi.json',
      ],
      ...[
        '/api/h5app/wxapp/goods/items/',
        '/api/h5app/wxapp/article/',
        '/api/wxapp/',
        '/_next/static/',
        '/feed/',
      ],
      ...[
        '/items',
        '/store',
        '/shops/info',
        '/pointitems',
        '/healthz',
        '/readyz',
        '/servez',
        '/favicon.ico',
        '*',
        '//',
        'http://x/items/',
      ],
    ),
    fc.array(pieces, { maxLength: 2 }),
  )
  .map(([prefix, segments]) => prefix + segments.join('/'))
const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'keywords',
        'tag',
        'province',
        'city',
        'page',
        'cat_id',
        'w',
        'type',
        'sign',
        'a[b]',
        '%ff',
        '%00',
      ),
      pieces,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const hosts = fc.constantFrom(
  ...[
    'localhost',
    'mall.test:3000',
    '',
    '[',
    '[::1',
    'a/b',
    'a?b',
    'a@b',
    '%',
    '\xff',
    'x:99999',
    '..',
    '<x>',
    'a,b',
  ],
)
const methods = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('GET', 'POST') },
  // Node closes the connection of CONNECT itself.
  fc.constantFrom(...METHODS.filter((method) => method !== 'CONNECT')),
)
const sent = fc.record({
  target: fc.tuple(paths, queries).map((parts) => parts.join('').replaceAll(' ', '+')),
  host: hosts,
  method: methods,
  body: fc.constantFrom('', '{"a"', '--x\r\n', '%ff=%00'),
  type: fc.constantFrom(
    'application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ),
})

test('whatever is asked, the answer is no failure of the mall and shows nothing of its code', async () => {
  const logged: unknown[] = []
  const error = jest.spyOn(console, 'error').mockImplementation((...values) => void logged.push(...values))
  try {
    await fc.assert(
      fc.asyncProperty(sent, async ({ target, host, method, body, type }) => {
        const headers = [`Content-Length: ${body.length}`, `Content-Type: ${type}`]
        const answer = await exchange(door.port, target, { method, host, headers, body })
        expect(answer.status).toBeGreaterThanOrEqual(200)
        expect(answer.status).toBeLessThan(500)
        expect(answer.body).not.toMatch(/node_modules|\n\s+at \S+ \(|"status_code":5\d\d/)
      }),
      { numRuns: 500, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
    )
  } finally {
    error.mockRestore()
  }
  expect(logged).toEqual([])
}, 60_000)

test('a posted form gets the page, and a cold page is not stored as its refusal', async () => {
  const path = `/items/${await builders(mall).goods({ price: 100, store: 1 })}`
  const before = door.next.renders
  const posted = await exchange(door.port, path, { method: 'POST', headers: ['Content-Length: 0'] })
  const got = await exchange(door.port, path)
  expect([posted.status, got.status, got.body]).toEqual([200, 200, posted.body])
  expect(door.next.renders).toBe(before + 1)
})

test.each([
  ['TRACE', '/items/1', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['TRACE', '/media/logo/mark.svg', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['DELETE', '/items/1', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/sitemap/goods-1.xml', 204, 'GET, HEAD, POST'],
  ['OPTIONS', '/favicon.ico', 204, 'GET, HEAD'],
])('%s of %s is answered with status %i and the allowed methods', async (method, path, status, allowed) => {
  const answer = await exchange(door.port, path, { method })
  expect([answer.status, answer.headers.allow, answer.body]).toEqual([status, allowed, ''])
})
