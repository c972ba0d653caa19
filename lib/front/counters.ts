/** Counters of the front door for /metrics. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import type { ThreadHeap } from './threads/thread-heap.ts'

/** Counter → help text. */
const help = {
  page_hit: 'pages answered from the page cache',
  page_render: 'pages rendered by Next for the page cache',
  page_wait: 'requests that waited for another one to render their page',
  pass: 'requests answered by Next alone',
  render_reject: 'requests answered with 503 because too many renders were running or waiting',
  engine: 'calls answered by the engine',
  call_hit: 'calls answered from the cache',
  call_overlay: 'calls answered from the cache with values of the moment or of a member',
  call_keep: 'answers computed for the cache',
  static: 'files of the build',
  redirect: 'redirects of the route rules',
  missing: 'requests answered with the not-found page by the door',
  refused: 'requests for pages and files that the door refused: URL too long or malformed, wrong method',
  error: 'requests that ended in an error',
} as const

export type CounterName = keyof typeof help

/** The sources of the gauges. */
export type DoorState = {
  cache: { readonly size: { entries: number; bytes: number } }
  calls: { readonly size: { entries: number; bytes: number } }
  /** Memory of the threads. */
  heaps?: (() => Promise<ThreadHeap[]>) | undefined
  renderLimit: { readonly running: number; readonly waiting: number }
}

export class Counters {
  readonly #registry = new Registry()
  readonly #counters = new Map<string, Counter>()
  readonly #entries = this.#gauge('mall_page_cache_entries', 'documents in the page cache')
  readonly #bytes = this.#gauge('mall_page_cache_bytes', 'size of the page cache')
  readonly #callEntries = this.#gauge('mall_call_cache_entries', 'answers of calls in the cache')
  readonly #callBytes = this.#gauge('mall_call_cache_bytes', 'size of the answers of calls')
  readonly #running = this.#gauge('mall_renders_running', 'pages that Next is rendering')
  readonly #waiting = this.#gauge('mall_renders_waiting', 'requests that wait for a render slot')
  readonly #heaps = new Gauge({
    name: 'mall_heap_bytes',
    help: 'memory of the threads: objects, the heap that holds them, buffers outside of it',
    labelNames: ['thread', 'kind'],
    registers: [this.#registry],
  })
  readonly #delay = new Gauge({
    name: 'mall_event_loop_delay_seconds',
    help: 'how late the event loop was since the metrics were read before',
    labelNames: ['quantile'],
    registers: [this.#registry],
  })
  readonly #delays = monitorEventLoopDelay({ resolution: 10 })

  constructor() {
    this.#delays.enable()
    for (const [name, text] of Object.entries(help))
      this.#counters.set(
        name,
        new Counter({ name: `mall_door_${name}_total`, help: text, registers: [this.#registry] }),
      )
  }

  #gauge(name: string, text: string): Gauge {
    return new Gauge({ name, help: text, registers: [this.#registry] })
  }

  count(name: CounterName): void {
    this.#counters.get(name)?.inc()
  }

  /** The histogram counts whole sleeps of its timer, of which only the rest is delay. */
  #setDelays(): void {
    for (const [quantile, nanoseconds] of [
      ['0.5', this.#delays.percentile(50)],
      ['0.99', this.#delays.percentile(99)],
      ['1', this.#delays.max],
    ] as const) {
      this.#delay.set({ quantile }, Math.max(0, nanoseconds / 1e9 - 0.01))
    }
    this.#delays.reset()
  }

  #setHeaps(heaps: readonly ThreadHeap[]): void {
    // A renderer that ended is not in them any more.
    this.#heaps.reset()
    for (const { thread, ...bytes } of heaps)
      for (const [kind, value] of Object.entries(bytes)) this.#heaps.set({ thread, kind }, value)
  }

  /**
   * All counters, the sizes of the caches, the state of the render limit and the delay of the event loop in the
   * Prometheus text format.
   */
  async text(state: DoorState): Promise<string> {
    this.#setHeaps((await state.heaps?.()) ?? [])
    this.#entries.set(state.cache.size.entries)
    this.#bytes.set(state.cache.size.bytes)
    this.#callEntries.set(state.calls.size.entries)
    this.#callBytes.set(state.calls.size.bytes)
    this.#running.set(state.renderLimit.running)
    this.#waiting.set(state.renderLimit.waiting)
    this.#setDelays()
    return this.#registry.metrics()
  }
}
