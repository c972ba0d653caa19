/** `npm start`: builds when needed, starts Next and the engine, and opens the front door. */
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { env } from '../env.ts'
import { AddressLimit } from './address-limit.ts'
import { buildWhenNeeded } from './build.ts'
import { Counters } from './counters.ts'
import { CallCache } from './call-cache.ts'
import { createDoor } from './door.ts'
import { limitConsole } from './limited-console.ts'
import { mallServer } from './mall-server.ts'
import { startNext } from './next/start-next.ts'
import { pageCache } from './page-cache.ts'
import { checkPort, listenOn } from './port.ts'
import { RenderLimit } from './render-limit.ts'
import { shutdownOnSignal } from './shutdown.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

async function start(): Promise<void> {
  const { port, h5Redirect, databaseUrl, apiUrl, proxies, opsToken } = env()
  await checkPort(port)
  await buildWhenNeeded(root)
  const { close, ...next } = await startNext(root)

  const server = mallServer({ proxies })
  const cache = pageCache()
  const door = createDoor({
    ...next,
    cache,
    calls: new CallCache({ maxBytes: cache.maxBytes / 4, invalidations: cache.invalidations }),
    counters: new Counters(),
    // A render with the embedded database never waits: a second one would only delay the first.
    renderLimit: new RenderLimit({ concurrency: databaseUrl || apiUrl ? 4 : 1 }),
    visitors: proxies > 0 ? { proxies, limit: new AddressLimit() } : undefined,
    h5Url: h5Redirect,
    opsToken,
    stopping: shutdownOnSignal(server, close),
  })
  server.on('request', door)
  await listenOn(server, port)
  console.log(`The mall is open at http://localhost:${(server.address() as AddressInfo).port}`)
}

limitConsole()

// Like `next start`: a rejected promise that one page left behind must not end the process.
process.on('unhandledRejection', (reason) => console.error(reason))

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
