/** A front door on a free port with a Next that the test plays. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brokenPageText, missingPageText } from '@/lib/web/route-rules'
import { Counters } from '@/lib/front/counters'
import { Document } from '@/lib/front/document'
import { createDoor } from '@/lib/front/door'
import { type Engine, engineRegistry } from '@/lib/web/registry'
import { mallServer } from '@/lib/front/mall-server'
import { PageCache } from '@/lib/front/page-cache'

type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`

const documents = {
  missing: new Document(Buffer.from(`<html><body>${missingPageText}</body></html>`), { status: 404 }),
  broken: new Document(Buffer.from(`<html><body>${brokenPageText}</body></html>`), { status: 500 }),
}

/** Plays Next: renders `/items/:id` into the cache, answers everything else as the test says. */
export class FakeNext {
  renders = 0
  /** Price shown by the next render. */
  price = 1
  /** Hears every request. */
  seen: (request: IncomingMessage) => void = () => undefined
  other: Answerer = async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<html>dynamic</html>')
  }
  readonly #cache: PageCache

  constructor(cache: PageCache) {
    this.#cache = cache
  }

  handle: Answerer = async (request, response) => {
    this.seen(request)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (!/^\/items\/\d+$/.test(path) || request.headers.rsc) return this.other(request, response)
    await this.#cache.read(keyOf(path))
    this.renders++
    const html = `<!DOCTYPE html><html><script>price(${this.price})</script></html>`
    await delay(50)
    const gone = path === '/items/404'
    const shell = '<!DOCTYPE html><html id="__next_error__"></html>'
    const value = { kind: 'APP_PAGE', html: gone ? shell : html, ...(gone && { status: 404 }) }
    const headers = { 'x-next-cache-tags': `goods:${path.slice('/items/'.length)}` }
    await this.#cache.store(keyOf(path), { ...value, headers })
    response.statusCode = gone ? 404 : 200
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"next"')
    response.write(value.html)
    response.end()
  }
}

export type OpenDoor = {
  port: number
  next: FakeNext
  cache: PageCache
  ask: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** An engine that answers every call so, is ready and has one figure to tell. */
export const engineOf = (answer: Engine['answer']): Engine => ({
  // Only Next's own routes ask like this.
  fetch: () => Promise.reject(new Error('the door asks for plain answers')),
  answer,
  ready: async () => ({ ok: true, checks: { database: 'ok' } }),
  metrics: async () => 'mall_orders_total 3\n',
  close: async () => undefined,
})

/** Opens the door; `engine` stands behind it until it is closed. */
export async function openDoor({ engine }: { engine?: Engine } = {}): Promise<OpenDoor> {
  const cache = new PageCache({ maxBytes: 1024 * 1024 })
  const next = new FakeNext(cache)
  const door = createDoor({
    next: next.handle,
    cache,
    counters: new Counters(),
    cacheable: (path) => path.startsWith('/items/'),
    documents,
    staticFiles: () => undefined,
    stopping: () => false,
  })
  const server = mallServer().on('request', door)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  engineRegistry.set(engine)
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  return {
    port,
    next,
    cache,
    ask: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    close: async () => {
      engineRegistry.set(undefined)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
