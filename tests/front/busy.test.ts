import { setTimeout as delay } from 'node:timers/promises'
import { RenderLimit } from '@/lib/front/render-limit'
import { busyPageText } from '@/lib/web/page-texts'
import { keyOf, pageValue } from '../fixtures/front/cached-values'
import { type OpenDoor, openDoor } from '../fixtures/front/open-door'

let door: OpenDoor
let renderLimit: RenderLimit
let { request, cache, next } = {} as OpenDoor
/** Ends the renders of pages that are not cached, which wait for it. */
let finish: () => void

beforeEach(async () => {
  renderLimit = new RenderLimit({ concurrency: 1, queueLength: 1, maxWait: 30_000 })
  door = await openDoor({ renderLimit })
  ;({ request, cache, next } = door)
  const finished = new Promise<void>((resolve) => (finish = resolve))
  next.other = async (_, response) => {
    await finished
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<html>dynamic</html>')
  }
})

afterEach(() => {
  finish()
  return door.close()
})

function search(word: string, init?: RequestInit): Promise<Response> {
  const response = request(`/items?keywords=${word}`, init)
  // Some tests end while it is open.
  response.catch(() => undefined)
  return response
}
const until = async (condition: () => boolean) => {
  while (!condition()) await delay(1)
}

/** Occupies the only slot and the queue of searches; `answered` resolves when both have their response. */
async function fillSearches(): Promise<{ answered: Promise<Response[]> }> {
  const running = search('1')
  await until(() => renderLimit.running === 1)
  const waiting = search('2')
  await until(() => renderLimit.waiting === 1)
  const answered = Promise.all([running, waiting])
  answered.catch(() => undefined)
  return { answered }
}

describe('while all render slots are taken', () => {
  test('a further search gets 503 with a page, when to come back, and nothing to store', async () => {
    const { answered } = await fillSearches()
    const response = await search('3')
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(busyPageText)])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    finish()
    expect((await answered).map(({ status }) => status)).toEqual([200, 200])
    expect((await search('3')).status).toBe(200)
  })

  test('the router gets 503 without a body, so that it loads the page instead', async () => {
    await fillSearches()
    const response = await search('3', { headers: { rsc: '1' } })
    expect([response.status, await response.text()]).toEqual([503, ''])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('cached pages, files and health are answered', async () => {
    await cache.store(keyOf('/items/1'), pageValue('<html>cached</html>', []))
    await fillSearches()
    const { other } = next
    next.other = (incoming, response) =>
      incoming.url === '/favicon.ico' ? Promise.resolve(void response.end('icon')) : other(incoming, response)
    expect(await (await request('/items/1')).text()).toBe('<html>cached</html>')
    expect(await (await request('/favicon.ico')).text()).toBe('icon')
    expect((await request('/healthz')).status).toBe(200)
    const metrics = await (await request('/metrics')).text()
    expect(metrics).toContain('mall_renders_running 1\n')
    expect(metrics).toContain('mall_renders_waiting 1\n')
  })

  test('a stale page is sent as it is, and rendered again later', async () => {
    await cache.store(keyOf('/items/1'), pageValue('<html>stale</html>', []), [], {
      revalidate: 0,
      expire: 3600,
    })
    await fillSearches()
    await delay(2)
    const response = await request('/items/1')
    expect([response.status, await response.text()]).toEqual([200, '<html>stale</html>'])
    expect(next.renders).toBe(0)
  })

  test('a product page waits in a queue of its own, and its visitors take one place', async () => {
    await fillSearches()
    const visits = [1, 2, 3].map(() => request('/items/1'))
    await until(() => renderLimit.waiting === 2)
    finish()
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(next.renders).toBe(1)
  })

  test('a client that disconnects gives up its place in the queue', async () => {
    void search('1')
    await until(() => renderLimit.running === 1)
    const leaving = new AbortController()
    void search('2', { signal: leaving.signal })
    await until(() => renderLimit.waiting === 1)
    leaving.abort()
    await until(() => renderLimit.waiting === 0)
  })
})

test('all visitors of a product page get 503 when it waited too long', async () => {
  await door.close()
  renderLimit = new RenderLimit({ concurrency: 1, maxWait: 200 })
  door = await openDoor({ renderLimit })
  renderLimit.tryEnter()
  const visits = await Promise.all([1, 2, 3].map(() => door.request('/items/1')))
  expect(visits.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(door.next.renders).toBe(0)
})

describe('a render slot', () => {
  test('is free when the page is complete, also when its client does not read it', async () => {
    next.other = async (_, response) => {
      for (let part = 0; part < 50; part++) expect(response.write('x'.repeat(100_000))).toBe(true)
      response.end()
      // Like Next, which waits until the client has received everything.
      await new Promise((resolve) => response.once('finish', resolve))
    }
    const unread = await search('1')
    await until(() => renderLimit.running === 0)
    await unread.body?.cancel()
  })

  test('is free after a render that failed', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    next.other = () => Promise.reject(new Error('secret'))
    expect((await search('1')).status).toBe(500)
    await until(() => renderLimit.running === 0)
    consoleError.mockRestore()
  })

  test('is kept by a cold page whose client disconnected, until Next has completed it', async () => {
    const leaving = new AbortController()
    const visit = request('/items/1', { signal: leaving.signal }).catch(() => undefined)
    await until(() => next.renders === 1)
    leaving.abort()
    await visit
    await delay(5)
    expect(renderLimit.running).toBe(1)
    await until(() => renderLimit.running === 0)
    expect(cache.page('/items/1')).toBeDefined()
  })
})
