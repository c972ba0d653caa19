import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brokenPageText, missingPageText } from '@/lib/web/route-rules'
import { keyOf, type OpenDoor, openDoor } from './open-door'

let door: OpenDoor
let { ask, cache, next } = {} as OpenDoor

beforeEach(async () => {
  door = await openDoor()
  ;({ ask, cache, next } = door)
})

afterEach(() => door.close())

describe('cached pages', () => {
  test('are rendered once and then answered without Next, with the same body and headers', async () => {
    const first = await ask('/items/1')
    const second = await ask('/items/1?utm_source=x')
    expect(next.renders).toBe(1)
    expect(await second.text()).toBe(await first.text())
    const plain = (response: Response) => [...response.headers].filter(([name]) => name !== 'date')
    expect(plain(second)).toEqual(plain(first))
  })

  test('are rendered once for many visitors at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/items/1')))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(next.renders).toBe(1)
  })

  test('are fresh after a drop, also for a visitor who comes while an older render is under way', async () => {
    const early = ask('/items/1')
    while (next.renders === 0) await delay(1)
    next.price = 2
    await cache.invalidate(['goods:1'])
    const late = ask('/items/1')
    expect(await (await early).text()).toContain('price(1)')
    expect(await (await late).text()).toContain('price(2)')
    expect(await (await ask('/items/1')).text()).toContain('price(2)')
    expect(next.renders).toBe(2)
  })

  test('may be other documents than pages: a sitemap keeps its kind and is compressed', async () => {
    const value = {
      kind: 'APP_ROUTE',
      status: 200,
      body: Buffer.from('<urlset/>'),
      headers: { 'content-type': 'application/xml; charset=utf-8', 'x-next-cache-tags': 'sitemap-goods:1' },
    }
    await cache.store('/route-cache/APP_ROUTE/abc/$/sitemap/goods-1.xml', value)
    const answer = await ask('/sitemap/goods-1.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-security-policy')).toBeNull()
    expect(await answer.text()).toBe('<urlset/>')
    await cache.invalidate(['sitemap-goods:1'])
    expect(await (await ask('/sitemap/goods-1.xml')).text()).toBe('<html>dynamic</html>')
  })

  test('are answered with 304 to a visitor who has them, and without a body to HEAD', async () => {
    const etag = (await ask('/items/1')).headers.get('etag') ?? ''
    const again = await ask('/items/1', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const head = await ask('/items/1', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  })

  test('carry a policy with the hashes of their own scripts and the security headers', async () => {
    const { headers } = await ask('/items/1')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  test('that are missing say so with status 404 and the not-found page on the first and later visits', async () => {
    for (const userAgent of [
      'Mozilla/5.0 Chrome/140',
      'Mozilla/5.0 (compatible; Baiduspider/2.0)',
      'Sogou web spider',
    ]) {
      const answer = await ask('/items/404', { headers: { 'user-agent': userAgent } })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(missingPageText)
    }
    expect(next.renders).toBe(1)
  })

  test('never contain what a visitor sent', async () => {
    const seen: unknown[] = []
    next.seen = ({ headers }) => seen.push(headers['content-security-policy'], headers['if-none-match'])
    const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'if-none-match': '"next"' }
    expect((await ask('/items/1', { headers })).status).toBe(200)
    await ask('/items/2', { headers: { ...headers, rsc: '1' } })
    expect(seen).toEqual([undefined, undefined, undefined, '"next"'])
  })

  test('give the router their data, and their segments ahead of time', async () => {
    const value = { kind: 'APP_PAGE', html: '<html></html>', rscData: Buffer.from('0:all') }
    const segmentData = new Map([['/_tree', Buffer.from('0:tree')]])
    await cache.store(keyOf('/items/1'), { ...value, segmentData, headers: { 'x-nextjs-stale-time': '300' } })
    const all = await ask('/items/1?_rsc=x', { headers: { rsc: '1' } })
    expect([all.headers.get('content-type'), await all.text()]).toEqual(['text/x-component', '0:all'])
    expect(all.headers.get('x-nextjs-stale-time')).toBe('300')
    const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    const tree = await ask('/items/1?_rsc=x', { headers: prefetch })
    expect([tree.headers.get('x-nextjs-postponed'), await tree.text()]).toEqual(['2', '0:tree'])
  })

  test('under the mobile address are the same entries', async () => {
    await ask('/items/1')
    expect((await ask('/h5/items/1')).status).toBe(200)
    expect(next.renders).toBe(1)
  })
})

describe('what Next answers alone', () => {
  test('gets a nonce that the visitor cannot choose', async () => {
    let seen = ''
    next.other = async (request, response) => {
      seen = String(request.headers['content-security-policy'])
      response.setHeader('Content-Type', 'text/html')
      response.end('<html></html>')
    }
    const answer = await ask('/member/trade', {
      headers: { cookie: 'mall_token=x', 'content-security-policy': "script-src 'nonce-mine'" },
    })
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce).toBeTruthy()
    expect(nonce).not.toBe('mine')
    expect(seen).toContain(`'nonce-${nonce}'`)
  })

  test('a dynamic page that is missing shows the not-found page with status 404', async () => {
    next.other = async (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' })
      response.write('<html id="__next_error__">')
      response.end('</html>')
    }
    const answer = await ask('/nowhere')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(missingPageText)
  })

  test.each([
    [
      'before it answered',
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
  ])('a page that fails %s shows the error page with status 500 and no secret', async (_, other) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    next.other = other
    const answer = await ask('/broken')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain(brokenPageText)
    expect(text).not.toContain('secret')
    quiet.mockRestore()
  })

  test('data of a client-side navigation passes untouched', async () => {
    next.other = async (_, response) => {
      response.statusCode = 404
      response.setHeader('Content-Type', 'text/x-component')
      response.end('0:null')
    }
    const answer = await ask('/items/1', { headers: { rsc: '1' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('0:null')
  })
})

describe('route rules at the door', () => {
  test('a guarded page leads to the login page', async () => {
    const answer = await ask('/cart')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/login?redirectUrl=%2Fcart'])
  })

  test('an internal path is missing', async () => {
    const answer = await ask('/view/home')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(missingPageText)
  })
})
