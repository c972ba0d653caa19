import { securityHeaders } from '@/lib/front/security-headers'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'
import { exchange, type RawRequest } from '../fixtures/front/raw-request'

let door: OpenDoor
const picture = { 'content-type': 'image/webp' }
beforeAll(async () => {
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/broken') throw new Error('broken')
    if (pathname === '/api/text')
      return { status: 200, headers: [['content-type', 'application/json'] as [string, string]], body: '{}' }
    if (pathname === '/api/unchanged') return new Response(null, { status: 304 })
    return pathname.startsWith('/media/') ? new Response('x', { headers: picture }) : Response.json({})
  }
  door = await openDoor({ engine: engineOf(answer), proxies: 1, limits: { perAddress: 100 } })
})
afterAll(() => door.close())

type Kind = [name: string, status: number, target: string, options?: RawRequest]
const kinds: Kind[] = [
  ['a page', 200, '/items/1'],
  ['a page that the client has', 304, '/items/1', { headers: ['If-None-Match: *'] }],
  ['a page rendered per request', 200, '/items?keywords=x'],
  ['a page for the router', 200, '/nowhere', { headers: ['RSC: 1'] }],
  ['a missing page', 404, '/items/404'],
  ['a refused path', 404, '/items/%'],
  ['a URL that is too long', 414, `/nowhere?${'x'.repeat(9000)}`],
  ['a redirect', 302, '/member/trade'],
  ['a refused method', 405, '/items/1', { method: 'DELETE' }],
  ['an unknown method', 405, '/items/1', { method: 'TRACE' }],
  ['the methods of a page', 204, '/items/1', { method: 'OPTIONS' }],
  ['no path', 400, '*'],
  ['a call', 200, '/api/text'],
  ['a document of the API', 200, '/api/docs'],
  ['a call that has not changed', 304, '/api/unchanged'],
  ['a call that fails', 500, '/api/broken'],
  ['a picture', 200, '/media/x.webp'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['the question of proxies', 200, '/servez'],
  ['metrics', 200, '/metrics'],
  ['metrics for others', 401, '/metrics', { headers: ['X-Forwarded-For: 203.0.113.1'] }],
]

// Each row has all arguments: Jest would pass a callback for a missing one.
test.each(kinds.map(([name, status, target, options = {}]) => [name, status, target, options] as const))(
  '%s (%i) carries the security headers',
  async (_, status, target, options) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await exchange(door.port, target, options)
    error.mockRestore()
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(
      Object.fromEntries(securityHeaders.map(([name, value]) => [name.toLowerCase(), value])),
    )
  },
)

test('what is not HTTP (400) is answered with the security headers', async () => {
  const answer = await exchange(door.port, '/ /', { host: 'x' })
  expect([answer.status, answer.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
})
