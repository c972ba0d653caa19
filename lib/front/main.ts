/** `npm start`: builds when needed, starts the threads of the engine and of Next, and opens the front door. */
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { env } from '../env.ts'
import { AddressLimit } from './address-limit.ts'
import { buildWhenNeeded } from './build.ts'
import { Counters } from './counters.ts'
import { CallCache } from './call-cache.ts'
import { createDoor } from './door.ts'
import { limitArenas } from './limit-arenas.ts'
import { mallServer } from './mall-server.ts'
import { readBuild } from './next/read-build.ts'
import { pageCache } from './page-cache.ts'
import { checkPort, listenOn } from './port.ts'
import { prepareThread } from './prepare-thread.ts'
import { RenderLimit } from './render-limit.ts'
import { shutdownOnSignal } from './shutdown.ts'
import { startThreads } from './threads/start-threads.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Renders at the same time in one thread: while one waits for the engine, another goes on. */
const rendersPerThread = 2

async function start(): Promise<void> {
  const { port, h5Redirect, proxies, opsToken } = env()
  await checkPort(port)
  await buildWhenNeeded(root)
  const cache = pageCache()
  const mall = await startThreads(root, cache)

  const server = mallServer({ proxies })
  const door = createDoor({
    ...(await readBuild(root)),
    next: mall.next,
    cache,
    calls: new CallCache({ maxBytes: cache.maxBytes / 4, invalidations: cache.invalidations }),
    counters: new Counters(),
    heaps: mall.heaps,
    renderLimit: new RenderLimit({ concurrency: mall.renderers * rendersPerThread }),
    visitors: proxies > 0 ? { proxies, limit: new AddressLimit() } : undefined,
    h5Url: h5Redirect,
    opsToken,
    stopping: shutdownOnSignal(server, mall.close),
  })
  server.on('request', door)
  await listenOn(server, port)
  console.log(`The mall is open at http://localhost:${(server.address() as AddressInfo).port}`)
}

limitArenas()
prepareThread()

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
