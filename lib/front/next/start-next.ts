/** Next from its production build. */
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { giveNextSettings } from '../../env.ts'
import type { Handler } from './buffer-response.ts'
import { buildDirOf, readBuiltConfig } from './build-output.ts'

export type RunningNext = { next: Handler; close: () => Promise<void> }

/**
 * Starts Next in this thread; instrumentation.ts starts the engine with it, unless the thread was given one.
 *
 * @param root folder of the repository, with a build in `.next`
 */
export async function startNext(root: string): Promise<RunningNext> {
  // next.config.mjs imports TypeScript, whose parser would stay in memory.
  giveNextSettings({
    ...(await readBuiltConfig(buildDirOf(root))),
    cacheHandler: fileURLToPath(new URL('./cache-handler.ts', import.meta.url)),
  })
  // Next listens for WebSockets on this server, or else on that of the first request, and never answers them.
  const httpServer = createServer()
  const app = next({ dev: false, dir: root, httpServer })
  await app.prepare()
  return { next: app.getRequestHandler(), close: () => app.close() }
}
