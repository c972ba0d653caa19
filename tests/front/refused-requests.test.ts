import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { siteHeaders } from '@/lib/front/site-headers'
import { missingPageText, tooLongPageText } from '@/lib/web/page-texts'
import { type OpenDoor, openDoor } from '../fixtures/front/open-door'
import { exchange, type RawRequest } from '../fixtures/front/raw-request'

let door: OpenDoor
/** URL and headers of the requests that Next got. */
let received: { url: string; headers: Record<string, unknown> }[]

beforeEach(async () => {
  received = []
  door = await openDoor()
  door.next.onRequest = ({ url = '', headers }) => received.push({ url, headers: { ...headers } })
})
afterEach(() => door.close())

const ask = (target: string, options?: RawRequest) => exchange(door.port, target, options)

describe('headers that are long enough to block Next', () => {
  const long = 'a'.repeat(40_000)

  test('User-Agent is cut for everything, other headers do not reach Next', async () => {
    const headers = { 'user-agent': `Mozilla ${long}`, 'next-url': long, accept: 'text/html', cookie: long }
    for (const path of ['/items/1', '/items?keywords=x', '/_next/static/media/none.woff2'])
      await door.request(path, { headers })
    const [cached, search, file] = received.map((request) => request.headers)
    expect(cached?.['user-agent']).toBeUndefined()
    for (const seen of [search, file]) {
      expect(String(seen?.['user-agent'])).toMatch(/^Mozilla a+$/)
      expect(String(seen?.['user-agent'])).toHaveLength(512)
      expect(seen).not.toHaveProperty('next-url')
      expect(seen).toMatchObject({ accept: 'text/html', cookie: long })
    }
  })
})

describe('URLs that would block Next', () => {
  test.each([
    ['/items?keywords=' + '=&'.repeat(8000), 414],
    ['/items/1?x=' + '=&'.repeat(200), 414],
    ['/items/' + '?'.repeat(50_000), 414],
    ['/' + '?'.repeat(50_000), 414],
    ['/nowhere/' + 'a'.repeat(50_000), 414],
    ['/_next/static/' + 'a'.repeat(50_000), 414],
    ['/items?keywords=' + '+'.repeat(50_000), 414],
  ])('%.30s… is refused with a document', async (url, status) => {
    const response = await ask(url)
    expect(response.status).toBe(status)
    expect(response.body).toContain(tooLongPageText)
    expect(received).toEqual([])
  })

  test('a search for too long a keyword is shortened, whatever it consists of', async () => {
    const { status, headers } = await ask('/items?keywords=' + '//a'.repeat(16_667))
    const beginning = '//a'.repeat(34).slice(0, 100)
    expect([status, headers.location]).toEqual([
      302,
      `/items?${new URLSearchParams({ keywords: beginning })}`,
    ])
    expect(received).toEqual([])
  })

  test('the router gets no body, and loads the page instead', async () => {
    const response = await ask(`/nowhere?x=${'a'.repeat(50_000)}`, { headers: ['RSC: 1'] })
    expect([response.status, response.body]).toEqual([414, ''])
  })

  test('what a shopper can type or click is not refused', async () => {
    const search = `/items?keywords=${encodeURIComponent('冰'.repeat(200))}&item_params=${'12345-678901,'.repeat(20)}`
    expect((await ask(search)).status).toBe(200)
    expect(received.map(({ url }) => url)).toEqual([search])
  })
})

describe('targets', () => {
  test('with malformed escapes are missing pages', async () => {
    for (const path of ['/items/%E4', '/items/%E4%B8', '/items/%', '/h5/items/%E4', '/%']) {
      const { status, body } = await ask(path)
      expect([path, status, body]).toEqual([path, 404, expect.stringContaining(missingPageText)])
    }
    expect(received).toEqual([])
  })

  test('in absolute form are answered like their path', async () => {
    await ask('http://evil.example/items/1?x=1')
    await ask('http://evil.example')
    expect(received.map(({ url }) => url)).toEqual(['/items/1', '/'])
    expect((await ask('http://evil.example/healthz')).body).toContain('{"ok":true}')
  })

  test.each([
    ['GET', 400],
    ['HEAD', 400],
    ['POST', 400],
    ['OPTIONS', 204],
  ])('without a path are answered to %s with %i', async (method, status) => {
    expect((await ask('*', { method })).status).toBe(status)
    expect(received).toEqual([])
  })
})

describe('files', () => {
  test.each([
    ['POST', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ])('are not changed by %s', async (method, expected) => {
    for (const path of ['/favicon.ico', '/_next/static/chunks/none.js']) {
      const { status, headers } = await ask(path, { method })
      expect([status, headers.allow]).toEqual([expected, 'GET, HEAD'])
    }
    expect(received).toEqual([])
  })

  test('are sent whole: Next fails on ranges and conditions that it cannot satisfy', async () => {
    const headers = [
      'Range: bytes=9999999999999-',
      'If-Match: "x"',
      'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    ]
    expect((await ask('/favicon.ico', { headers })).status).toBe(200)
    expect(Object.keys(received[0]?.headers ?? {})).toEqual([
      ...['host', 'connection', 'x-request-id', 'content-security-policy'],
    ])
  })

  test('of the image optimiser do not exist', async () => {
    const { status, body } = await ask('/_next/image?url=%2Fimages%2Flogo-mark.webp&w=64&q=75')
    expect([status, body]).toEqual([404, expect.stringContaining(missingPageText)])
    expect(received).toEqual([])
  })
})

test('writes to a page have no headers of the router, on which Next fails', async () => {
  await ask('/nope', { method: 'POST', headers: ['RSC: 1', 'Next-Action: x', 'Content-Length: 0'] })
  expect(received.map(({ headers }) => [headers.rsc, headers['next-action']])).toEqual([
    [undefined, undefined],
  ])
})

test.each(['websocket', 'h2c'])('a request to upgrade to %s is answered like any other', async (protocol) => {
  // As Next does at its first request.
  door.server.on('upgrade', () => undefined)
  const { status } = await ask('/healthz', {
    headers: [`Upgrade: ${protocol}`, 'Connection: Upgrade, close'],
  })
  expect(status).toBe(200)
})

describe('requests that Node would answer alone', () => {
  /** Sends raw bytes and returns the answer. */
  const send = async (bytes: string) => {
    const socket = connect({ port: door.port, host: '127.0.0.1' })
    socket.write(bytes)
    return text(socket)
  }

  test.each([
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'with two hosts for a call',
      'GET /api/h5app/wxapp/goods/items HTTP/1.1\r\nHost: a\r\nHOST: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['of HTTP/1.0 with two hosts', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['to connect elsewhere', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    [
      'that expect something',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: 200-foo\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['of HTTP/1.0 need no host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  ])('%s', async (_, bytes, status) => {
    const answer = await send(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name] of siteHeaders()) expect(answer.toLowerCase()).toContain(`\r\n${name.toLowerCase()}: `)
  })
})
