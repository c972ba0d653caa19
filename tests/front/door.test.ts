import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brokenPageText, missingPageText } from '@/lib/domain/route-rules'
import { Counters } from '@/lib/front/counters'
import { Document } from '@/lib/front/document'
import { createDoor } from '@/lib/front/door'
import { PageCache } from '@/lib/front/page-cache'

const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`
const missing = new Document(Buffer.from(`<html><body>${missingPageText}</body></html>`), { status: 404 })
const broken = new Document(Buffer.from(`<html><body>${brokenPageText}</body></html>`), { status: 500 })

/** Plays Next: renders `/items/:id` into the cache, everything else as the test says. */
class FakeNext {
  renders = 0
  /** Price shown by the next render. */
  price = 1
  other: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<html>dynamic</html>')
  }
  readonly #cache: PageCache

  constructor(cache: PageCache) {
    this.#cache = cache
  }

  handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (!/^\/items\/\d+$/.test(path) || request.headers.rsc) return this.other(request, response)
    await this.#cache.read(keyOf(path))
    this.renders++
    const html = `<!DOCTYPE html><html><script>price(${this.price})</script></html>`
    await delay(50)
    const gone = path === '/items/404'
    const shell = '<!DOCTYPE html><html id="__next_error__"></html>'
    const value = { kind: 'APP_PAGE', html: gone ? shell : html, ...(gone && { status: 404 }) }
    await this.#cache.store(keyOf(path), {
      ...value,
      headers: { 'x-next-cache-tags': `goods:${path.slice(7)}` },
    })
    response.statusCode = gone ? 404 : 200
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"next"')
    response.write(value.html)
    response.end()
  }
}

let server: Server
let url: string
let cache: PageCache
let next: FakeNext

beforeEach(async () => {
  cache = new PageCache({ maxBytes: 1024 * 1024 })
  next = new FakeNext(cache)
  const door = createDoor({
    next: next.handle,
    cache,
    counters: new Counters(),
    cacheable: (path) => path.startsWith('/items/'),
    documents: { missing, broken },
    staticFiles: () => undefined,
    stopping: () => false,
  })
  server = createServer(door)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  globalThis.__mall = undefined
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })

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

describe('calls', () => {
  const engine = (answer: (request: Request) => Promise<Response>) => ({
    fetch: answer,
    ready: async () => ({ ok: true, checks: { database: 'ok' } }),
    metrics: async () => 'mall_orders_total 3\n',
    close: async () => undefined,
  })

  test('reach the engine with method, path, headers and body', async () => {
    globalThis.__mall = engine(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const type = request.headers.get('content-type')
      return Response.json({
        method: request.method,
        pathname,
        id: searchParams.get('id'),
        type,
        body: await request.json(),
      })
    })
    const answer = await ask('/api/h5app/wxapp/cart?id=5', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 数量: 2 }),
    })
    expect(await answer.json()).toEqual({
      method: 'POST',
      pathname: '/api/h5app/wxapp/cart',
      id: '5',
      type: 'application/json',
      body: { 数量: 2 },
    })
  })

  test('carry uploads as form data', async () => {
    globalThis.__mall = engine(async (request) => {
      const file = (await request.formData()).get('file')
      return Response.json({ size: file instanceof Blob ? file.size : -1 })
    })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(300_000)]), 'a.png')
    expect(await (await ask('/api/upload', { method: 'POST', body: form })).json()).toEqual({ size: 300_000 })
  })

  test('name the address that the door saw last, whatever the visitor claims', async () => {
    globalThis.__mall = engine(async ({ headers }) => Response.json(headers.get('x-forwarded-for')))
    const claimed = await ask('/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(await claimed.json()).toMatch(/^1\.2\.3\.4, .*(127\.0\.0\.1|::1)$/)
  })

  test('may set several cookies and any status', async () => {
    globalThis.__mall = engine(async () => {
      const headers = new Headers([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ])
      return new Response(null, { status: 401, headers })
    })
    const answer = await ask('/api/x')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, ['a=1', 'b=2']])
  })

  test('with a large answer are compressed', async () => {
    const list = Array.from({ length: 500 }, (_, id) => ({ id, name: '冰箱' }))
    globalThis.__mall = engine(async () => Response.json(list))
    const answer = await ask('/api/x', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.json()).toEqual(list)
  })

  test('stream files as they are', async () => {
    const bytes = new Uint8Array(1_000_000).fill(7)
    globalThis.__mall = engine(async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }))
    const answer = await ask('/media/goods/1.webp')
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  })

  test('that break the engine are answered in the envelope, without a stack', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    globalThis.__mall = engine(async () => {
      throw new Error('secret')
    })
    const answer = await ask('/api/x')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ data: { message: brokenPageText, status_code: 500 } })
    quiet.mockRestore()
  })

  test('health, readiness and figures are told', async () => {
    globalThis.__mall = engine(async () => new Response())
    expect((await ask('/healthz')).status).toBe(200)
    expect(await (await ask('/readyz')).json()).toEqual({ ok: true, checks: { pages: 'ok', database: 'ok' } })
    await ask('/items/1')
    const figures = await (await ask('/metrics')).text()
    expect(figures).toContain('mall_door_page_render_total 1')
    expect(figures).toContain('mall_orders_total 3')
  })
})
