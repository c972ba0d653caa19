/**
 * The mall itself: starts the threads of the engine and of Next, and opens the front door. `main.ts` becomes this
 * script.
 */
import type { AddressInfo } from 'node:net'
import { env } from '../env.ts'
import { Tracer } from '../watch/tracer.ts'
import { engineRegistry } from '../web/registry.ts'
import { AccessLog } from './access-log.ts'
import { AddressLimit } from './address-limit.ts'
import { CallCache } from './call-cache.ts'
import { Counters } from './counters.ts'
import { createDoor } from './door.ts'
import { endWith } from './end-with.ts'
import { MallName } from './mall-name.ts'
import { mallServer } from './mall-server.ts'
import { readBuild, readPatterns } from './next/read-build.ts'
import { pageCache } from './page-cache.ts'
import { pagePatterns } from './page-patterns.ts'
import { listenOn } from './port.ts'
import { prepareThread } from './prepare-thread.ts'
import { RenderLimit } from './render-limit.ts'
import { RequestWatch } from './request-watch.ts'
import { stopOnSignal } from './shutdown.ts'
import { startThreads, type Threads } from './threads/start-threads.ts'

/** Renders at the same time in one thread: while one waits for the engine, another goes on. */
const rendersPerThread = 2

/**
 * @param root folder of the repository, with a build in `.next`
 * @param parent number of the process without which the mall stops
 */
async function serve(root: string, parent: number | undefined): Promise<void> {
  const { port, h5Redirect, proxies, opsToken, drainSeconds, accessLog, traces } = env()
  const server = mallServer({ proxies })
  let threads: Threads | undefined
  const close = async () => {
    await engineRegistry.get()?.close()
    await threads?.close()
  }
  // Before anything starts: the first process of a container does not end by a signal that it does not handle.
  const stopping = stopOnSignal({ server, drain: drainSeconds, close, parent })
  const cache = pageCache()
  const mall = (threads = await startThreads(root, cache))
  const mallName = new MallName({ invalidations: cache.invalidations })
  // Fetched early, so that the name is known when the engine fails.
  void mallName.fresh()
  const counters = new Counters()
  const tracer = traces && new Tracer(traces, 'door')
  if (tracer) counters.addTracer(tracer)
  const watch = new RequestWatch({
    proxies,
    patterns: pagePatterns(await readPatterns(root)),
    access: new AccessLog(accessLog),
    tracer,
  })
  counters.add(watch.durations.metric)
  const door = createDoor({
    ...(await readBuild(root, mallName)),
    watch,
    next: mall.next,
    cache,
    calls: new CallCache({ maxBytes: cache.maxBytes / 4, invalidations: cache.invalidations }),
    counters,
    heaps: mall.heaps,
    renderLimit: new RenderLimit({ concurrency: mall.renderers * rendersPerThread }),
    visitors: proxies > 0 ? { proxies, limit: new AddressLimit() } : undefined,
    h5Url: h5Redirect,
    opsToken,
    stopping,
  })
  server.on('request', door)
  await listenOn(server, port)
  console.log(`The mall is open at http://localhost:${(server.address() as AddressInfo).port}`)
}

prepareThread()

const [, , root = process.cwd(), parent] = process.argv
serve(root, parent === undefined ? undefined : Number(parent)).catch(endWith)
