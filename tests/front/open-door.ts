/** A front door on a free port, in front of a fake Next that the test controls. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Counters } from '@/lib/front/counters'
import { Document } from '@/lib/front/document'
import { createDoor } from '@/lib/front/door'
import { mallServer } from '@/lib/front/mall-server'
import { PageCache } from '@/lib/front/page-cache'
import { type Engine, engineRegistry } from '@/lib/web/registry'
import { brokenPageText, missingPageText } from '@/lib/web/route-rules'
import { keyOf, pageValue } from './cached-values'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const documents = {
  missing: new Document(Buffer.from(`<html><body>${missingPageText}</body></html>`), { status: 404 }),
  broken: new Document(Buffer.from(`<html><body>${brokenPageText}</body></html>`), { status: 500 }),
}

/** Renders `/items/:id` into the cache as Next does; the test decides how other requests are answered. */
export class FakeNext {
  renders = 0
  /** Price shown by the next render. */
  price = 1
  /** Called with every request. */
  onRequest: (request: IncomingMessage) => void = () => undefined
  other: Handler = async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<html>dynamic</html>')
  }
  readonly #cache: PageCache

  constructor(cache: PageCache) {
    this.#cache = cache
  }

  handle: Handler = async (request, response) => {
    this.onRequest(request)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (!/^\/items\/\d+$/.test(path) || request.headers.rsc) return this.other(request, response)
    await this.#cache.read(keyOf(path))
    this.renders++
    const document = `<!DOCTYPE html><html><script>price(${this.price})</script></html>`
    await delay(50)
    const isMissing = path === '/items/404'
    const html = isMissing ? '<!DOCTYPE html><html id="__next_error__"></html>' : document
    const tags = [`goods:${path.slice('/items/'.length)}`]
    await this.#cache.store(keyOf(path), pageValue(html, tags, isMissing ? { status: 404 } : {}))
    response.statusCode = isMissing ? 404 : 200
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"next"')
    response.write(html)
    response.end()
  }
}

export type OpenDoor = {
  port: number
  next: FakeNext
  cache: PageCache
  request: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** An engine that is ready, has one metric and answers every call with `answer`. */
export const engineOf = (answer: Engine['answer']): Engine => ({
  fetch: () => Promise.reject(new Error('The door must call answer(); fetch() is for Next’s own routes.')),
  answer,
  ready: async () => ({ ok: true, checks: { database: 'ok' } }),
  metrics: async () => 'mall_orders_total 3\n',
  close: async () => undefined,
})

/** Opens the door; `engine` is registered until the door is closed. */
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
    request: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    close: async () => {
      engineRegistry.set(undefined)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
