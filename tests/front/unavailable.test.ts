import type { IncomingMessage, ServerResponse } from 'node:http'
import { callsPrefix } from '@/lib/web/engine-paths'
import { brokenPageText, unavailablePageText } from '@/lib/web/page-texts'
import { keyOf, pageValue } from '../fixtures/front/cached-values'
import { engineOf, openDoor, type OpenDoor } from '../fixtures/front/open-door'

/** Answers of the door while the engine cannot reach its database. */

let isAway = true
let door: OpenDoor
let quiet: jest.SpyInstance
const fail = () => Promise.reject(new Error('The database does not answer.'))

beforeEach(async () => {
  isAway = true
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  door = await openDoor({
    engine: {
      ...engineOf(fail),
      ready: async () => ({ ok: !isAway, checks: {} }),
      lacksPage: async () => (isAway ? fail() : false),
    },
    cacheable: (path) => /^\/(?:items|sitemap)\//.test(path),
  })
})
afterEach(async () => {
  await door.close()
  quiet.mockRestore()
})

const later = (response: Response) => [response.status, response.headers.get('retry-after')]

test('a page that has to be rendered is not rendered, and says when to come back', async () => {
  const response = await door.request('/items/1')
  expect(later(response)).toEqual([503, '5'])
  expect(await response.text()).toContain(unavailablePageText)
  const navigation = await door.request('/items/1', { headers: { rsc: '1' } })
  expect(later(navigation)).toEqual([503, '5'])
  expect(await navigation.text()).toBe('')
  expect(door.next.renders).toBe(0)
  isAway = false
  expect((await door.request('/items/1')).status).toBe(200)
})

test('a page is sent as it was last when it cannot be rendered again', async () => {
  const stale = { revalidate: 0, expire: undefined }
  await door.cache.store(keyOf('/items/1'), pageValue('<html>as it was</html>'), [], stale)
  door.next.handle = async (_, response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html')
    response.end('<html>secret stack</html>')
  }
  const response = await door.request('/items/1')
  expect([response.status, await response.text()]).toEqual([200, '<html>as it was</html>'])
})

const failsWithout = async (_: IncomingMessage, response: ServerResponse) => {
  response.statusCode = 500
  response.end('Internal Server Error')
}

test.each(['/feed.xml', '/sitemap/index.xml'])(
  'a file that Next fails to make says it too: %s',
  async (path) => {
    door.next.handle = door.next.other = failsWithout
    expect(later(await door.request(path))).toEqual([503, '5'])
  },
)

test.each(['/media/u/1.webp', '/api/docs'])(
  'a file of the engine says it without a body: %s',
  async (path) => {
    const response = await door.request(path)
    expect(later(response)).toEqual([503, '5'])
    expect(await response.text()).toBe('')
  },
)

test('a call keeps its envelope, with HTTP status 200', async () => {
  const response = await door.request(`${callsPrefix}wxapp/member`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: { message: brokenPageText, status_code: 500 } })
})
