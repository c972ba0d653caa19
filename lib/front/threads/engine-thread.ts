/** The thread of the engine: calls of the contract, jobs and the embedded database. */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type Engine,
  engineRegistry,
  invalidatorRegistry,
  type PageEngine,
  pageEngineRegistry,
} from '../../web/registry.ts'
import { instrumentationOf } from '../next/build-output.ts'
import { prepareThread } from '../prepare-thread.ts'
import type { EngineStarted, RendererConnected } from './messages.ts'
import { offerEngine } from './offer-engine.ts'
import { connect } from './rpc.ts'

prepareThread()

const { root } = workerData as { root: string }
const port = parentPort
if (!port) throw new Error('The engine runs in a thread of the front door.')

const started = Promise.withResolvers<Engine>()
invalidatorRegistry.set(offerEngine(port, started.promise))

/** Renderers may be connected before the engine has started. */
async function pageEngine(): Promise<PageEngine> {
  await started.promise
  const engine = pageEngineRegistry.get()
  if (!engine) throw new Error('The build has no engine for pages.')
  return engine
}

const engineForPages: PageEngine = {
  call: async (name, input, marks) => (await pageEngine()).call(name, input, marks),
  fetch: async (request) => (await pageEngine()).fetch(request),
  sitemapShards: async (source) => (await pageEngine()).sitemapShards(source),
  sitemapRows: async (source, shard, begin) => (await pageEngine()).sitemapRows(source, shard, begin),
  sitemapNewest: async () => (await pageEngine()).sitemapNewest(),
}

port.on('message', (message: Partial<RendererConnected>) => {
  if (message.renderer) connect<object, PageEngine>(message.renderer, engineForPages)
})

/** The engine as Next's build bundled it. */
const { register } = createRequire(import.meta.url)(instrumentationOf(root)) as {
  register: () => Promise<void>
}
await register()
const engine = engineRegistry.get()
if (!engine) throw new Error('The build has no engine.')
started.resolve(engine)
port.postMessage({
  keepsCalls: engine.kept !== undefined,
  knowsPages: engine.lacksPage !== undefined,
} satisfies EngineStarted)
