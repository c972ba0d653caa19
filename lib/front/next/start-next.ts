/** Next from its production build, with what the front door reads of that build. */
import { createServer } from 'node:http'
import next from 'next'
import type { Handler } from './buffer-response.ts'
import { buildDirOf } from './build-output.ts'
import { type CacheableRoutes, readCacheableRoutes } from './cacheable-routes.ts'
import { type FixedDocuments, readFixedDocuments } from './fixed-documents.ts'
import { readPublicFiles } from './public-files.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

export type RunningNext = {
  next: Handler
  cacheable: CacheableRoutes
  documents: FixedDocuments
  staticFiles: StaticFiles
  publicFiles: ReadonlySet<string>
  close: () => Promise<void>
}

/**
 * Starts Next in this process; instrumentation.ts starts the engine with it.
 *
 * @param root folder of the repository, with a build in `.next`
 */
export async function startNext(root: string): Promise<RunningNext> {
  // Next listens for WebSockets on this server, or else on that of the first request, and never answers them.
  const httpServer = createServer()
  const app = next({ dev: false, dir: root, httpServer })
  await app.prepare()
  const buildDir = buildDirOf(root)
  return {
    next: app.getRequestHandler(),
    cacheable: await readCacheableRoutes(buildDir),
    documents: await readFixedDocuments(buildDir),
    staticFiles: await readStaticFiles(buildDir),
    publicFiles: await readPublicFiles(root),
    close: () => app.close(),
  }
}
