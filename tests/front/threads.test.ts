import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect as openSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { NextValue } from '@/lib/front/next/cached-value'
import { packed, unpacked } from '@/lib/front/next/packed-value'
import { pagesIn } from '@/lib/front/next/page-store'
import { PageCache } from '@/lib/front/page-cache'
import { forward } from '@/lib/front/threads/forward'
import type { DoorFunctions, EngineFunctions } from '@/lib/front/threads/messages'
import { offerEngine } from '@/lib/front/threads/offer-engine'
import { Renderers } from '@/lib/front/threads/renderers'
import { connect } from '@/lib/front/threads/rpc'
import { SeenInvalidations } from '@/lib/front/threads/seen-invalidations'
import type { Engine } from '@/lib/web/registry'
import { pageValue, routeValue } from '../fixtures/front/cached-values'

describe('pages between threads', () => {
  const sent = (value: NextValue): unknown => structuredClone(packed(value))

  test('arrive with their text, tags and navigation data', () => {
    const page = {
      ...pageValue('<html>商品</html>', ['goods:1']),
      rscData: Buffer.from('data'),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    } as NextValue
    const arrived = unpacked(sent(page) as Parameters<typeof unpacked>[0])
    expect(arrived).toMatchObject({
      kind: 'APP_PAGE',
      html: '<html>商品</html>',
      headers: { 'x-next-cache-tags': 'goods:1' },
    })
    if (arrived.kind !== 'APP_PAGE') throw new Error('no page')
    expect(arrived.rscData?.toString()).toBe('data')
    expect(arrived.segmentData?.get('/_tree')?.toString()).toBe('tree')
  })

  test('hold their text once, as bytes', () => {
    expect(sent(pageValue('<html></html>', []))).not.toHaveProperty('html')
  })

  test('include responses of route handlers', () => {
    const arrived = unpacked(
      sent(routeValue('<urlset/>', 'application/xml', [])) as Parameters<typeof unpacked>[0],
    )
    if (arrived.kind !== 'APP_ROUTE') throw new Error('no route')
    expect(Buffer.isBuffer(arrived.body) && arrived.body.toString()).toBe('<urlset/>')
  })
})

describe('calls between threads', () => {
  test('arrive in the sequence in which they were sent', async () => {
    const { port1, port2 } = new MessageChannel()
    const received: number[] = []
    connect(port2, {
      async note(value: number) {
        received.push(value)
      },
      async settled() {},
    })
    const other = connect<{ note: (value: number) => Promise<void>; settled: () => Promise<void> }, object>(
      port1,
      {},
    )
    for (let value = 0; value < 100; value++) void other.note(value)
    await other.settled()
    port1.close()
    expect(received).toEqual(Array.from({ length: 100 }, (_, value) => value))
  })
})

describe('the calls of pages', () => {
  test('do not wait for the calls of the door that came before them', async () => {
    const [ofDoor, ofPages] = [new MessageChannel(), new MessageChannel()]
    const started: string[] = []
    const engine = {
      answer: async () => {
        started.push('call')
        return { status: 200, headers: [], body: null }
      },
    } as unknown as Engine
    offerEngine(ofDoor.port2, Promise.resolve(engine))
    connect(ofPages.port2, {
      async page() {
        started.push('page')
      },
    })
    const door = connect<EngineFunctions, DoorFunctions>(ofDoor.port1, {
      invalidate: async () => {},
      readBody: async () => null,
    })
    const call = { method: 'GET', url: '/', headers: {}, address: '', body: null }
    const pages = connect<{ page: () => Promise<void> }, object>(ofPages.port1, {})
    const calls = Array.from({ length: 50 }, () => door.answer(call))
    await Promise.all([...calls, pages.page()])
    for (const { port1 } of [ofDoor, ofPages]) port1.close()
    expect(started).toHaveLength(51)
    expect(started.indexOf('page')).toBeLessThan(10)
  })
})

describe('a request that a renderer answers', () => {
  let folder: string
  let socket: string
  let renderer: Server
  let front: Server
  let answer: RequestListener
  let settled: () => Promise<void>
  /** The end of the last forwarding. */
  let outcome: Promise<unknown>

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-'))
    socket = join(folder, 'renderer')
    settled = async () => undefined
    renderer = createServer((request, response) => answer(request, response)).listen(socket)
    front = createServer((request, response) => {
      const done = forward(
        { socket, invalidationsSent: 3, functions: { settled: () => settled() } },
        request,
        response,
      )
      outcome = done.then(
        () => 'answered',
        () => {
          response.destroy()
          return 'failed'
        },
      )
    }).listen(0)
    await Promise.all([once(renderer, 'listening'), once(front, 'listening')])
  })
  afterEach(async () => {
    for (const server of [front, renderer]) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    await rm(folder, { recursive: true })
  })
  const portOf = (server: Server) => (server.address() as AddressInfo).port
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${portOf(front)}${path}`, init)

  test('keeps method, path, headers and status', async () => {
    answer = ({ method, url, headers }, response) =>
      response
        .writeHead(418, { 'X-Page': 'a', 'Set-Cookie': ['b=1', 'c=2'] })
        .end(`${method} ${url} ${headers.cookie}`)
    const answered = await request('/a?b=%E5%95%86', { headers: { cookie: 'd=3' } })
    expect([answered.status, await answered.text()]).toEqual([418, 'GET /a?b=%E5%95%86 d=3'])
    expect([answered.headers.get('x-page'), answered.headers.getSetCookie()]).toEqual(['a', ['b=1', 'c=2']])
  })

  test('says how many invalidations come before it, whatever the client sent', async () => {
    answer = ({ headers }, response) => response.end(String(headers['x-mall-invalidations']))
    expect(await (await request('/', { headers: { 'x-mall-invalidations': '0' } })).text()).toBe('3')
  })

  test('ends when what the renderer stored has arrived', async () => {
    const order: string[] = []
    settled = async () => void order.push('stored')
    answer = (_, response) => response.end('page')
    await (await request('/')).text()
    order.push('answered')
    expect(order).toEqual(['stored', 'answered'])
  })

  test('fails when the renderer ends in the middle', async () => {
    answer = (_, response: ServerResponse) => {
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(request('/').then((answered) => answered.text())).rejects.toThrow()
    expect(await outcome).toBe('failed')
  })

  test('is rendered to its end when the client has disconnected', async () => {
    const rendered = new Promise<void>((resolve) => {
      answer = (_, response) => {
        client.destroy()
        setTimeout(() => {
          for (let part = 0; part < 100; part++) response.write('x'.repeat(100_000))
          response.end(() => resolve())
        }, 20)
      }
    })
    const client = openSocket(portOf(front), 'localhost')
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await rendered
    expect(await outcome).toBe('answered')
  })
})

describe('the renderers', () => {
  const options = {
    root: '',
    script: pathToFileURL(join(process.cwd(), 'tests/fixtures/front/renderer-thread.mjs')),
    pages: pagesIn(new PageCache({ maxBytes: 1000 })),
    dataBytes: 0,
    connectEngine: (port: MessagePort) => void enginePorts.push(port),
  }
  /** The engine's end of the connection to each renderer, which closes when its thread ends. */
  let enginePorts: MessagePort[] = []
  let renderers: Renderers
  let front: Server
  const open = async (count: number) => {
    enginePorts = []
    renderers = await Renderers.start({ ...options, count })
    front = createServer((request, response) => {
      renderers.handle(request, response).catch(() => response.destroy())
    }).listen(0)
    await once(front, 'listening')
  }
  afterEach(async () => {
    front.closeAllConnections()
    await new Promise((resolve) => front.close(resolve))
    await renderers.close()
  })
  const get = async (path: string) => {
    const { port } = front.address() as AddressInfo
    return (await fetch(`http://localhost:${port}${path}`)).text()
  }

  test('are replaced when they end', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(1)
    const before = await get('/thread')
    await expect(get('/end')).rejects.toThrow()
    // Requests on their way to a renderer that ends may fail; later ones wait for the next.
    let after: string | undefined
    while (after === undefined) after = await get('/thread').catch(() => undefined)
    expect(Number(after)).toBeGreaterThan(Number(before))
    logged.mockRestore()
  })

  test('end with the mall, also one that is still starting', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(1)
    await expect(get('/end')).rejects.toThrow()
    while (enginePorts.length < 2) await delay(10)
    const [, starting] = enginePorts
    const ended = starting && once(starting, 'close')
    await renderers.close()
    await ended
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  test('share concurrent requests', async () => {
    await open(2)
    const threads = await Promise.all(Array.from({ length: 4 }, () => get('/slow')))
    expect(new Set(threads).size).toBe(2)
  })

  test('learn what is invalidated', async () => {
    await open(2)
    renderers.invalidate(['goods:1'])
    const tags = await Promise.all(Array.from({ length: 4 }, () => get('/slow?tags')))
    expect(tags).toEqual(Array(4).fill('goods:1'))
  })

  test('answer a request when they have seen the invalidations before it', async () => {
    const seen = new SeenInvalidations()
    const order: string[] = []
    const answered = [2, 1, 3].map((count) =>
      seen.until(count).then(() => order.push(`request after ${count}`)),
    )
    for (const count of [1, 2, 3]) {
      order.push(`invalidation ${count}`)
      seen.see(count)
      await Promise.resolve()
    }
    await Promise.all(answered)
    expect(order).toEqual([1, 2, 3].flatMap((count) => [`invalidation ${count}`, `request after ${count}`]))
  })
})
