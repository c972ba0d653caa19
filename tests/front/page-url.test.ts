import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { keyOf, pageValue } from '../fixtures/front/cached-values'
import { type OpenDoor, openDoor } from '../fixtures/front/open-door'

let door: OpenDoor
let { request } = {} as OpenDoor
/** URL and User-Agent of the requests that Next got. */
let received: [url: string, userAgent: string | undefined][]

beforeEach(async () => {
  received = []
  door = await openDoor({ cacheable: (path) => /^\/(?:items\/|list\/|view\/)/.test(path) })
  ;({ request } = door)
  door.next.onRequest = ({ url = '', headers }) => received.push([url, headers['user-agent']])
})
afterEach(() => door.close())

describe('a page that is stored for everybody is rendered under its own URL', () => {
  test.each([
    ['/items/1?utm=zqx1', '/items/1'],
    ['/items/%31?utm=zqx1', '/items/1'],
    ['/h5/items/1?utm=zqx1', '/items/1'],
    ['/?utm=zqx1', '/'],
    ['/home?utm=zqx1', '/'],
    ['/h5?utm=zqx1', '/h5'],
    ['/items?utm=zqx1&page=1&cat_id=7&cat_id=5', '/items?cat_id=5'],
    ['/items?page=2&tag=%E6%96%B0', '/items?tag=%E6%96%B0&page=2'],
    ['/items/a%2Fb?utm=zqx1', '/items/a%2Fb'],
  ])('%s as %s', async (requested, rendered) => {
    await request(requested, { headers: { 'user-agent': 'Mobile Safari zqx1', 'sec-fetch-dest': 'empty' } })
    expect(received).toEqual([[rendered, undefined]])
  })

  test.each([
    ['/items/1?utm=zqx1&_rsc=abc', '/items/1?_rsc=abc'],
    ['/h5/items/1?_rsc=abc&utm=zqx1', '/h5/items/1?_rsc=abc'],
    ['/items?utm=zqx1&cat_id=5&_rsc=abc', '/items?cat_id=5&_rsc=abc'],
    // The value is empty for a request without a state of the router.
    ['/items/1?_rsc&utm=zqx1', '/items/1?_rsc'],
    ['/items/1?utm=zqx1&_rsc', '/items/1?_rsc'],
    ['/items/1?utm=zqx1&_rscx=1', '/items/1'],
  ])('also for the router: %s as %s', async (requested, rendered) => {
    await request(requested, { headers: { rsc: '1' } })
    expect(received.map(([url]) => url)).toEqual([rendered])
  })

  test('also when a stale page is rendered again', async () => {
    await door.cache.store(keyOf('/items/1'), pageValue('<html></html>'), [], {
      revalidate: -1,
      expire: undefined,
    })
    await request('/items/1?utm=zqx1')
    expect(received.map(([url]) => url)).toEqual(['/items/1'])
  })

  test('also after the visitor has disconnected', async () => {
    let seenLater: unknown[] = []
    const rendering = new Promise<void>((resolve) => {
      door.next.onRequest = (message) => {
        resolve()
        void delay(100).then(() => (seenLater = [message.url, message.headers['content-security-policy']]))
      }
    })
    const socket = connect(door.port, 'localhost')
    socket.write('GET /items/1?utm=zqx1 HTTP/1.1\r\nHost: a\r\nContent-Security-Policy: x\r\n\r\n')
    await rendering
    socket.destroy()
    await delay(150)
    expect(seenLater).toEqual(['/items/1', undefined])
  })
})

test.each(['/items/1/?utm=zqx1', '/items?keywords=x&utm=zqx1', '/member/none?utm=zqx1'])(
  '%s keeps its query: Next redirects it, or renders it for this visitor only',
  async (path) => {
    await request(path, { headers: { cookie: 'mall_token=x' } })
    expect(received.map(([url]) => url)).toEqual([path])
  },
)
