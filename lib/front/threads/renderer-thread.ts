/** A thread in which Next renders. It answers HTTP on a socket that only this user can open. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type ServerResponse } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { requestIdHeader, sentRequestId } from '../../watch/request-id.ts'
import { traceparentHeader } from '../../watch/traceparent.ts'
import { type PageEngine, pageEngineRegistry, type RequestMarks } from '../../web/registry.ts'
import { maxHeaderSize } from '../mall-server.ts'
import { packed, unpacked } from '../next/packed-value.ts'
import { pageStoreRegistry } from '../next/page-store.ts'
import { startNext } from '../next/start-next.ts'
import { pageCache } from '../page-cache.ts'
import { prepareThread } from '../prepare-thread.ts'
import {
  invalidationsHeader,
  type PageStoreFunctions,
  type RendererData,
  type RendererFunctions,
} from './messages.ts'
import { connect } from './rpc.ts'
import { SeenInvalidations } from './seen-invalidations.ts'

/** The request for which a page is rendered. */
const requests = new AsyncLocalStorage<RequestMarks>()
prepareThread(() => requests.getStore()?.[requestIdHeader])

const { root, socket, engine, dataBytes } = workerData as RendererData
const port = parentPort
if (!port) throw new Error('Pages are rendered in a thread of the front door.')

// Before Next starts, which loads the cache handler.
const data = pageCache(dataBytes)
const remote = connect<PageEngine, object>(engine, {})
pageEngineRegistry.set({
  call: (name, input) => remote.call(name, input, requests.getStore()),
  fetch: (request) => remote.fetch(request),
  sitemapShards: (source) => remote.sitemapShards(source),
  sitemapRows: (source, shard, begin) => remote.sitemapRows(source, shard, begin),
  sitemapNewest: () => remote.sitemapNewest(),
})

const invalidations = new SeenInvalidations()
const store = connect<PageStoreFunctions, RendererFunctions>(port, {
  invalidated(tags, count) {
    void data.invalidate(tags)
    invalidations.see(count)
  },
  settled: async () => undefined,
})
pageStoreRegistry.set({
  async read(serverDir, key, kind) {
    const entry = await store.readPage(serverDir, key, kind)
    return entry && { ...entry, value: unpacked(entry.value) }
  },
  store: (key, value, cacheControl) => store.storePage(key, packed(value), cacheControl),
  remove: (key) => store.removePage(key),
  invalidate: (tags) => store.invalidate(tags),
})

/** Next writes the decoded path of a rewrite into a header; Node rejects it when it contains Chinese characters. */
function encodeHeaderValues(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(
      response,
      name,
      typeof value === 'string' && /[^\x00-\xff]/.test(value) ? encodeURI(value) : value,
    )
}

const { next } = await startNext(root)
const server = createServer({ maxHeaderSize, keepAliveTimeout: 0 }, (request, response) => {
  encodeHeaderValues(response)
  const before = Number(request.headers[invalidationsHeader])
  const marks: RequestMarks = {
    [requestIdHeader]: sentRequestId(request.headers[requestIdHeader]),
    [traceparentHeader]: request.headers[traceparentHeader] as string | undefined,
  }
  const answer = () => requests.run(marks, () => next(request, response))
  const answered = invalidations.seen >= before ? answer() : invalidations.until(before).then(answer)
  answered.catch((error: unknown) => {
    requests.run(marks, () => console.error(error))
    if (response.headersSent) response.destroy()
    // The front door sends its own document instead.
    else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end()
  })
})
server.listen(socket, () => port.postMessage('listening'))
