import { brokenPageText } from '@/lib/web/page-texts'
import type { Engine } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'
import { exchange } from '../fixtures/front/raw-request'

let door: OpenDoor
let { request } = {} as OpenDoor
/** How the engine behind the door answers a call. */
let answerCall: Engine['answer']

beforeEach(async () => {
  answerCall = async () => new Response()
  door = await openDoor({ engine: engineOf((call) => answerCall(call)) })
  ;({ request } = door)
})

afterEach(() => door.close())

describe('calls at the front door', () => {
  test('reach the engine with method, path, headers and body', async () => {
    answerCall = async (call) => {
      const { pathname, searchParams } = new URL(call.url)
      const type = call.headers.get('content-type')
      return Response.json({
        method: call.method,
        pathname,
        id: searchParams.get('id'),
        type,
        body: await call.json(),
      })
    }
    const response = await request('/api/h5app/wxapp/cart?id=5', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 数量: 2 }),
    })
    expect(await response.json()).toEqual({
      method: 'POST',
      pathname: '/api/h5app/wxapp/cart',
      id: '5',
      type: 'application/json',
      body: { 数量: 2 },
    })
  })

  test('carry uploads as form data', async () => {
    answerCall = async (call) => {
      const file = (await call.formData()).get('file')
      return Response.json({ size: file instanceof Blob ? file.size : -1 })
    }
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(300_000)]), 'a.png')
    expect(await (await request('/api/upload', { method: 'POST', body: form })).json()).toEqual({
      size: 300_000,
    })
  })

  test.each([
    ...['a b', 'localhost:99999', '::1', 'a/b?', 'user@a', 'a#', ''].map((host) => [
      host,
      'http://localhost',
    ]),
    ...['mall.test:3000', '[::1]:80', '127.0.0.1'].map((host) => [host, new URL(`http://${host}`).origin]),
  ])('to the host "%s" have a URL that begins with %s', async (host, origin) => {
    answerCall = async (call) => Response.json([new URL(call.url).href, new Request(call.clone()).url])
    const { status, body } = await exchange(door.port, '/api/x?a=1', { host })
    expect([status, JSON.parse(body)]).toEqual([200, Array(2).fill(`${origin}/api/x?a=1`)])
  })

  test('append the address of the connection to X-Forwarded-For', async () => {
    answerCall = async ({ headers }) => Response.json(headers.get('x-forwarded-for'))
    const response = await request('/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(await response.json()).toMatch(/^1\.2\.3\.4, .*(127\.0\.0\.1|::1)$/)
  })

  test('may be answered with a PlainResponse; the door adds its own headers', async () => {
    answerCall = async () => ({
      status: 401,
      headers: [
        ['content-type', 'application/json; charset=utf-8'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
      body: '{"data":{"message":"请先登录"}}',
    })
    const response = await request('/api/h5app/wxapp/member')
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-length')).toBe('35')
    expect(await response.json()).toEqual({ data: { message: '请先登录' } })
  })

  test('may set several cookies and any status', async () => {
    answerCall = async () => {
      const headers = new Headers([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ])
      return new Response(null, { status: 401, headers })
    }
    const response = await request('/api/x')
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, ['a=1', 'b=2']])
  })

  test('with a large response are compressed', async () => {
    const list = Array.from({ length: 500 }, (_, id) => ({ id, name: '冰箱' }))
    answerCall = async () => Response.json(list)
    const response = await request('/api/x', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.json()).toEqual(list)
  })

  test('stream files unchanged', async () => {
    const bytes = new Uint8Array(1_000_000).fill(7)
    answerCall = async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } })
    const response = await request('/media/goods/1.webp')
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  })

  test('that make the engine throw are answered in the envelope, without a stack', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCall = async () => {
      throw new Error('secret')
    }
    const response = await request('/api/x')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ data: { message: brokenPageText, status_code: 500 } })
    consoleError.mockRestore()
  })

  test('health, readiness and metrics are served at their own paths', async () => {
    expect((await request('/healthz')).status).toBe(200)
    expect(await (await request('/readyz')).json()).toEqual({
      ok: true,
      checks: { pages: 'ok', database: 'ok' },
    })
    await request('/items/1')
    const metrics = await (await request('/metrics')).text()
    expect(metrics).toContain('mall_door_page_render_total 1')
    expect(metrics).toContain('mall_orders_total 3')
  })
})
