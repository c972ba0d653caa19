/** The thread of the engine: calls of the contract, jobs and the embedded database. */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type Engine,
  engineRegistry,
  invalidatorRegistry,
  type PageEngine,
  pageEngineRegistry,
  type PlainResponse,
} from '../../web/registry.ts'
import { type CallSource, engineRequest } from '../engine-request.ts'
import { limitConsole } from '../limited-console.ts'
import { instrumentationOf } from '../next/build-output.ts'
import type {
  BytesMessage,
  CallMessage,
  DoorFunctions,
  EngineFunctions,
  EngineStarted,
  RendererConnected,
} from './messages.ts'
import { connect } from './rpc.ts'

limitConsole()
process.on('unhandledRejection', (reason) => console.error(reason))

const { root } = workerData as { root: string }
const port = parentPort
if (!port) throw new Error('The engine runs in a thread of the front door.')

const started = Promise.withResolvers<Engine>()

const door = connect<DoorFunctions, EngineFunctions>(port, {
  answer,
  keyOf: async (target) => (await keptCalls()).keyOf(target),
  keep: async (target) => (await keptCalls()).keep(target),
  overlay: async (recipe, caller) => (await keptCalls()).overlay(recipe, caller),
  lacksPage: async (path) => (await (await started.promise).lacksPage?.(path)) ?? false,
  ready: async () => (await started.promise).ready(),
  metrics: async () => (await started.promise).metrics(),
  close: async () => (await started.promise).close(),
})
invalidatorRegistry.set({ invalidate: (tags) => door.invalidate(tags) })

port.on('message', (message: Partial<RendererConnected>) => {
  if (message.renderer) connect<object, PageEngine>(message.renderer, enginesForPages)
})

/** Renderers may be connected before the engine has started. */
const enginesForPages: PageEngine = {
  call: async (name, input) => (await pageEngine()).call(name, input),
  fetch: async (request) => (await pageEngine()).fetch(request),
  sitemapShards: async (source) => (await pageEngine()).sitemapShards(source),
  sitemapRows: async (source, shard, begin) => (await pageEngine()).sitemapRows(source, shard, begin),
  sitemapNewest: async () => (await pageEngine()).sitemapNewest(),
}

async function pageEngine(): Promise<PageEngine> {
  await started.promise
  const engine = pageEngineRegistry.get()
  if (!engine) throw new Error('The build has no engine for pages.')
  return engine
}

async function keptCalls() {
  const { kept } = await started.promise
  if (!kept) throw new Error('This engine keeps no answers.')
  return kept
}

async function answer(call: CallMessage): Promise<PlainResponse | BytesMessage> {
  const answered = await (await started.promise).answer(engineRequest(sourceOf(call)))
  if (!(answered instanceof Response)) return answered
  const { status, headers, body } = answered
  return { status, headers: [...headers], bytes: body ? new Uint8Array(await answered.arrayBuffer()) : null }
}

/** The message of a call in the form of Node's. */
function sourceOf({ method, url, headers, address, body }: CallMessage): CallSource {
  return {
    ...{ method, url, headers, socket: { remoteAddress: address } },
    async *[Symbol.asyncIterator]() {
      if (typeof body !== 'number') {
        if (body) yield body
        return
      }
      for (let part = await door.readBody(body); part; part = await door.readBody(body)) yield part
    },
  }
}

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
