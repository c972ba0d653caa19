import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { aging } from '@/lib/web/aging-tags'
import { brokenPageText, missingPageText, unavailablePageText } from '@/lib/web/page-texts'
import type { Engine } from '@/lib/web/registry'
import { keyOf, pageValue, routeValue } from '../fixtures/front/cached-values'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'

let door: OpenDoor
let { request, cache, next } = {} as OpenDoor

beforeEach(async () => {
  door = await openDoor()
  ;({ request, cache, next } = door)
})

afterEach(() => door.close())

describe('cached pages', () => {
  test('are rendered once and then answered without Next, with the same body and headers', async () => {
    const first = await request('/items/1')
    const second = await request('/items/1?utm_source=x')
    expect(next.renders).toBe(1)
    expect(await second.text()).toBe(await first.text())
    const ofEach = new Set(['date', 'x-request-id'])
    const headersOf = (response: Response) => [...response.headers].filter(([name]) => !ofEach.has(name))
    expect(headersOf(second)).toEqual(headersOf(first))
  })

  test('are rendered once for many concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => request('/items/1')))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(next.renders).toBe(1)
  })

  test('a page of a running task is sent at once, and rendered once for those who come later', async () => {
    const price = async () => (await (await request('/items/1')).text()).match(/price\((\d+)\)/)?.[1]
    expect(await price()).toBe('1')
    next.price = 2
    await delay(5)
    await cache.invalidate([aging('goods:1')])
    expect(await Promise.all([price(), price(), price()])).toEqual(['1', '1', '1'])
    for (let looks = 0; looks < 100 && (await price()) === '1'; looks++) await delay(20)
    expect(await price()).toBe('2')
    expect(next.renders).toBe(2)
  })

  test('are fresh after an invalidation, also for a request that comes while an older render is running', async () => {
    const early = request('/items/1')
    while (next.renders === 0) await delay(1)
    next.price = 2
    await cache.invalidate(['goods:1'])
    const late = request('/items/1')
    expect(await (await early).text()).toContain('price(1)')
    expect(await (await late).text()).toContain('price(2)')
    expect(await (await request('/items/1')).text()).toContain('price(2)')
    expect(next.renders).toBe(2)
  })

  test('include route handlers: a sitemap keeps its content type and is compressed', async () => {
    const sitemap = routeValue('<urlset/>', 'application/xml; charset=utf-8', ['sitemap-goods:1'])
    await cache.store('/route-cache/APP_ROUTE/abc/$/sitemap/goods-1.xml', sitemap)
    const response = await request('/sitemap/goods-1.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(await response.text()).toBe('<urlset/>')
    await cache.invalidate(['sitemap-goods:1'])
    expect(await (await request('/sitemap/goods-1.xml')).text()).toBe('<html>dynamic</html>')
  })

  test('are answered with 304 when the client has them, and without a body to HEAD', async () => {
    const etag = (await request('/items/1')).headers.get('etag') ?? ''
    const again = await request('/items/1', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const head = await request('/items/1', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  })

  test('carry the security headers and a policy with the hashes of their inline scripts', async () => {
    const { headers } = await request('/items/1')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  test('that are missing have status 404 and the not-found page on the first and later visits', async () => {
    for (const userAgent of [
      'Mozilla/5.0 Chrome/140',
      'Mozilla/5.0 (compatible; Baiduspider/2.0)',
      'Sogou web spider',
    ]) {
      const response = await request('/items/404', { headers: { 'user-agent': userAgent } })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(missingPageText)
    }
    expect(next.renders).toBe(1)
  })

  test('that are missing do not evict the others, however many are guessed', async () => {
    await request('/items/1')
    const guesses = Array.from({ length: 60 }, (_, index) => `/items/404${index}`)
    await Promise.all(guesses.map((path) => request(path)))
    await cache.invalidate(['goods:4040'])
    expect((await request('/items/4040')).status).toBe(404)
    await request('/items/1')
    expect(next.renders).toBe(1 + guesses.length + 1)
  })

  test('that are missing have no data: the router loads the document', async () => {
    await request('/items/404')
    for (const path of ['/items/404?_rsc=x', '/h5/items/404?_rsc=x']) {
      const response = await request(path, { headers: { rsc: '1' } })
      expect([response.status, await response.text()]).toEqual([404, ''])
    }
  })

  test('are not rendered when the engine knows that they are missing', async () => {
    const engine: Engine = {
      ...engineOf(() => Promise.reject(new Error('no call was sent'))),
      lacksPage: async (path) => path === '/items/12345',
    }
    const own = await openDoor({ engine })
    try {
      const missing = await own.request('/items/12345')
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain(missingPageText)
      let forwarded = 0
      own.next.onRequest = () => forwarded++
      const data = await own.request('/items/12345?_rsc=x', { headers: { rsc: '1' } })
      expect([data.status, await data.text()]).toEqual([404, ''])
      expect([own.next.renders, forwarded, own.cache.size.entries]).toEqual([0, 0, 0])
      expect((await own.request('/items/1')).status).toBe(200)
    } finally {
      await own.close()
    }
  })

  test('are rendered when the engine cannot say whether they are missing', async () => {
    const lacksPage = () => Promise.reject(new Error('the database is down'))
    const own = await openDoor({ engine: { ...engineOf(() => Promise.reject(new Error())), lacksPage } })
    try {
      expect((await own.request('/items/1')).status).toBe(200)
    } finally {
      await own.close()
    }
  })

  test('never contain headers that a client sent', async () => {
    const received: unknown[] = []
    next.onRequest = ({ headers }) =>
      received.push(headers['content-security-policy'], headers['if-none-match'])
    const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'if-none-match': '"next"' }
    expect((await request('/items/1', { headers })).status).toBe(200)
    await request('/items/2', { headers: { ...headers, rsc: '1' } })
    expect(received).toEqual([undefined, undefined, undefined, '"next"'])
  })

  test('answer the router with their data, and a prefetch with one segment', async () => {
    const page = pageValue('<html></html>', [], {
      rscData: Buffer.from('0:all'),
      segmentData: new Map([['/_tree', Buffer.from('0:tree')]]),
      headers: { 'x-nextjs-stale-time': '300' },
    })
    await cache.store(keyOf('/items/1'), page)
    const all = await request('/items/1?_rsc=x', { headers: { rsc: '1' } })
    expect([all.headers.get('content-type'), await all.text()]).toEqual(['text/x-component', '0:all'])
    expect(all.headers.get('x-nextjs-stale-time')).toBe('300')
    const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    const tree = await request('/items/1?_rsc=x', { headers: prefetch })
    expect([tree.headers.get('x-nextjs-postponed'), await tree.text()]).toEqual(['2', '0:tree'])
  })

  test('share their entries with the mobile addresses', async () => {
    await request('/items/1')
    expect((await request('/h5/items/1')).status).toBe(200)
    expect(next.renders).toBe(1)
  })
})

describe('requests that are forwarded to Next', () => {
  test('get a nonce that the client cannot choose', async () => {
    let policy = ''
    next.other = async (request, response) => {
      policy = String(request.headers['content-security-policy'])
      response.setHeader('Content-Type', 'text/html')
      response.end('<html></html>')
    }
    const response = await request('/member/trade', {
      headers: { cookie: 'mall_token=x', 'content-security-policy': "script-src 'nonce-mine'" },
    })
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce).toBeTruthy()
    expect(nonce).not.toBe('mine')
    expect(policy).toContain(`'nonce-${nonce}'`)
  })

  test('a missing dynamic page shows the not-found page with status 404', async () => {
    next.other = async (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' })
      response.write('<html id="__next_error__">')
      response.end('</html>')
    }
    const response = await request('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(missingPageText)
  })

  test.each([
    [
      'before it responds',
      async () => {
        throw new Error('secret')
      },
    ],
    [
      'with Next’s own error page',
      async (_: IncomingMessage, response: ServerResponse) => {
        response.statusCode = 500
        response.setHeader('Content-Type', 'text/html')
        response.end('<html>secret stack</html>')
      },
    ],
  ])('a page that fails %s shows the error page with status 500 and no internals', async (_, other) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    next.other = other
    const response = await request('/broken')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toContain(brokenPageText)
    expect(text).not.toContain('secret')
    consoleError.mockRestore()
  })

  const showsError = async (_: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html')
    response.end('<html>secret stack</html>')
  }
  const throws = () => Promise.reject(new Error('secret'))
  test.each([
    ['/broken', 'says so', showsError],
    ['/items/7', 'says so', showsError],
    ['/broken', 'throws', throws],
  ])('%s that %s is unavailable while the engine is not ready', async (path, _, render) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const ready = async () => ({ ok: false, checks: { database: 'unreachable' } })
    const away = await openDoor({ engine: { ...engineOf(() => Promise.reject(new Error())), ready } })
    away.next.handle = away.next.other = render
    const response = await away.request(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toContain(unavailablePageText)
    await away.close()
    consoleError.mockRestore()
  })

  test('data of a client-side navigation is sent unchanged', async () => {
    next.other = async (_, response) => {
      response.statusCode = 404
      response.setHeader('Content-Type', 'text/x-component')
      response.end('0:null')
    }
    const response = await request('/items/1', { headers: { rsc: '1' } })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('0:null')
  })
})

describe('route rules at the door', () => {
  test('a guarded page redirects to the login page', async () => {
    const response = await request('/cart/checkout')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/auth/login?redirectUrl=%2Fcart%2Fcheckout',
    ])
  })

  test('an internal path is not found', async () => {
    const response = await request('/view/home')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(missingPageText)
  })
})
