/** `npm start`: builds when needed, prepares Next and the engine, and opens the front door. */
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { env } from '../env.ts'
import { buildWhenNeeded } from './build.ts'
import { readCacheableRoutes } from './next/cacheable-routes.ts'
import { Counters } from './counters.ts'
import { createDoor } from './door.ts'
import { readFixedDocuments } from './next/fixed-documents.ts'
import { mallServer } from './mall-server.ts'
import { pageCache } from './page-cache.ts'
import { endOnSignal } from './shutdown.ts'
import { readStaticFiles } from './next/static-files.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

async function start(): Promise<void> {
  const { port, h5Redirect } = env()
  await buildWhenNeeded(root)
  const app = next({ dev: false, dir: root })
  await app.prepare()

  const server = mallServer()
  const buildDir = join(root, '.next')
  const door = createDoor({
    next: app.getRequestHandler(),
    cache: pageCache(),
    counters: new Counters(),
    cacheable: await readCacheableRoutes(buildDir),
    documents: await readFixedDocuments(buildDir),
    staticFiles: await readStaticFiles(buildDir),
    h5Url: h5Redirect,
    stopping: endOnSignal(server, () => app.close()),
  })
  server.on('request', door)
  server.listen(port, () => {
    console.log(`The mall is open at http://localhost:${(server.address() as AddressInfo).port}`)
  })
}

// As `next start` does: work left behind by one page must not end the process for all.
process.on('unhandledRejection', (reason) => console.error(reason))

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
