import { brokenPageText } from '@/lib/web/route-rules'
import type { Engine } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor } from './open-door'

let door: OpenDoor
let { ask } = {} as OpenDoor
/** What the engine behind the door does with a call. */
let answerCall: Engine['answer']

beforeEach(async () => {
  answerCall = async () => new Response()
  door = await openDoor({ engine: engineOf((request) => answerCall(request)) })
  ;({ ask } = door)
})

afterEach(() => door.close())

describe('calls', () => {
  test('reach the engine with method, path, headers and body', async () => {
    answerCall = async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const type = request.headers.get('content-type')
      return Response.json({
        method: request.method,
        pathname,
        id: searchParams.get('id'),
        type,
        body: await request.json(),
      })
    }
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
    answerCall = async (request) => {
      const file = (await request.formData()).get('file')
      return Response.json({ size: file instanceof Blob ? file.size : -1 })
    }
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(300_000)]), 'a.png')
    expect(await (await ask('/api/upload', { method: 'POST', body: form })).json()).toEqual({ size: 300_000 })
  })

  test('name the address that the door saw last, whatever the visitor claims', async () => {
    answerCall = async ({ headers }) => Response.json(headers.get('x-forwarded-for'))
    const claimed = await ask('/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(await claimed.json()).toMatch(/^1\.2\.3\.4, .*(127\.0\.0\.1|::1)$/)
  })

  test('may be answered with a plain text, its headers and those of the door', async () => {
    answerCall = async () => ({
      status: 401,
      headers: [
        ['content-type', 'application/json; charset=utf-8'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
      body: '{"data":{"message":"请先登录"}}',
    })
    const answer = await ask('/api/h5app/wxapp/member')
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-length')).toBe('35')
    expect(await answer.json()).toEqual({ data: { message: '请先登录' } })
  })

  test('may set several cookies and any status', async () => {
    answerCall = async () => {
      const headers = new Headers([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ])
      return new Response(null, { status: 401, headers })
    }
    const answer = await ask('/api/x')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, ['a=1', 'b=2']])
  })

  test('with a large answer are compressed', async () => {
    const list = Array.from({ length: 500 }, (_, id) => ({ id, name: '冰箱' }))
    answerCall = async () => Response.json(list)
    const answer = await ask('/api/x', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.json()).toEqual(list)
  })

  test('stream files as they are', async () => {
    const bytes = new Uint8Array(1_000_000).fill(7)
    answerCall = async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } })
    const answer = await ask('/media/goods/1.webp')
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  })

  test('that break the engine are answered in the envelope, without a stack', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCall = async () => {
      throw new Error('secret')
    }
    const answer = await ask('/api/x')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ data: { message: brokenPageText, status_code: 500 } })
    quiet.mockRestore()
  })

  test('health, readiness and figures are told', async () => {
    expect((await ask('/healthz')).status).toBe(200)
    expect(await (await ask('/readyz')).json()).toEqual({ ok: true, checks: { pages: 'ok', database: 'ok' } })
    await ask('/items/1')
    const figures = await (await ask('/metrics')).text()
    expect(figures).toContain('mall_door_page_render_total 1')
    expect(figures).toContain('mall_orders_total 3')
  })
})
