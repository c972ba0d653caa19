/** The threads in which Next renders: start, choice and replacement. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { BirpcReturn } from 'birpc'
import { environmentOfThread } from '../../env.ts'
import { packed, unpacked } from '../next/packed-value.ts'
import type { PageStore } from '../next/page-store.ts'
import { forward, type RendererConnection } from './forward.ts'
import {
  type PageStoreFunctions,
  type RendererData,
  type RendererFunctions,
  rendererHeap,
} from './messages.ts'
import { connect } from './rpc.ts'
import { heapOf, type ThreadHeap } from './thread-heap.ts'

/** Milliseconds before a renderer that ended is replaced. */
const pauseBeforeRestart = 1000

export type RenderersOptions = {
  root: string
  /** The script of the thread. */
  script: URL
  count: number
  pages: PageStore
  /** Bytes of reader values that each renderer keeps. */
  dataBytes: number
  /** Gives the engine its end of the connection to a renderer. */
  connectEngine: (port: MessagePort) => void
}

type Renderer = RendererConnection & {
  worker: Worker
  functions: BirpcReturn<RendererFunctions>
  running: number
  id: number
}

export class Renderers {
  readonly #options: RenderersOptions
  readonly #folder: string
  /** All threads that run, also those that are not ready. */
  readonly #workers = new Set<Worker>()
  readonly #ready = new Set<Renderer>()
  #waiting: (() => void)[] = []
  #started = 0
  #closing = false

  /** Starts all renderers; resolves when they can render. */
  static async start(options: RenderersOptions): Promise<Renderers> {
    const renderers = new Renderers(options, await mkdtemp(join(tmpdir(), 'mall-')))
    await Promise.all(Array.from({ length: options.count }, () => renderers.#startOne()))
    return renderers
  }

  private constructor(options: RenderersOptions, folder: string) {
    this.#options = options
    this.#folder = folder
  }

  /** Lets the renderer with the fewest requests answer; one that has just ended is left for the next. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (;;) {
      const renderer = await this.#choose()
      renderer.running++
      try {
        return await forward(renderer, request, response)
      } catch (error) {
        if (!isRefused(error)) throw error
        this.#ready.delete(renderer)
      } finally {
        renderer.running--
      }
    }
  }

  /** Lets no request that comes from now on see reader values with one of the tags. */
  invalidate(tags: readonly string[]): void {
    for (const renderer of this.#ready)
      // One that has just ended holds nothing.
      renderer.functions.invalidated.asEvent(tags, ++renderer.invalidationsSent).catch(() => undefined)
  }

  readonly heaps = (): Promise<ThreadHeap[]> =>
    Promise.all([...this.#ready].map(({ worker, id }) => heapOf(`renderer-${id}`, worker)))

  readonly close = async (): Promise<void> => {
    this.#closing = true
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #choose(): Promise<Renderer> {
    for (;;) {
      const [first, ...others] = this.#ready
      if (first) return others.reduce((least, one) => (one.running < least.running ? one : least), first)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  async #startOne(): Promise<void> {
    const { root, script, pages, dataBytes, connectEngine } = this.#options
    const id = ++this.#started
    const socket = join(this.#folder, `renderer-${id}`)
    const { port1, port2 } = new MessageChannel()
    connectEngine(port2)
    const worker = new Worker(script, {
      name: 'renderer',
      workerData: { root, socket, engine: port1, dataBytes } satisfies RendererData,
      transferList: [port1],
      env: environmentOfThread(),
      resourceLimits: rendererHeap,
    })
    this.#workers.add(worker)
    const functions = connect<RendererFunctions, PageStoreFunctions>(worker, storeFunctions(pages))
    const renderer: Renderer = { worker, socket, functions, running: 0, id, invalidationsSent: 0 }
    worker.on('error', (error) => console.error(error))
    let isReady = false
    await new Promise<void>((resolve, reject) => {
      worker.once('exit', (code) => {
        this.#workers.delete(worker)
        this.#ready.delete(renderer)
        functions.$close()
        reject(new Error(`A thread that renders pages ended with status ${code}.`))
        if (!this.#closing && isReady) void this.#restart()
      })
      worker.on('message', (message: unknown) => {
        if (message === 'listening') resolve()
      })
    })
    isReady = true
    this.#ready.add(renderer)
    for (const resume of this.#waiting.splice(0)) resume()
  }

  /** Pages wait meanwhile, or come from another renderer. */
  async #restart(): Promise<void> {
    for (;;) {
      await delay(pauseBeforeRestart, undefined, { ref: false })
      if (this.#closing) return
      try {
        return await this.#startOne()
      } catch (error) {
        if (!this.#closing) console.error(error)
      }
    }
  }
}

/** The socket has no listener: the request has reached no renderer. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT')

const storeFunctions = (pages: PageStore): PageStoreFunctions => ({
  async readPage(serverDir, key, kind) {
    const entry = await pages.read(serverDir, key, kind)
    const { value, storedAt, cacheControl } = entry ?? {}
    return value && storedAt !== undefined ? { value: packed(value), storedAt, cacheControl } : undefined
  },
  storePage: (key, value, cacheControl) => pages.store(key, unpacked(value), cacheControl),
  removePage: (key) => pages.remove(key),
  invalidate: (tags) => pages.invalidate(tags),
})
