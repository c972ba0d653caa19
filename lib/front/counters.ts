/** Counters of the front door for /metrics. */
import { Counter, Gauge, type Histogram, Registry } from 'prom-client'
import { Durations } from '../watch/durations.ts'
import type { Tracer } from '../watch/tracer.ts'
import type { EngineLoad } from '../web/registry.ts'
import { LoopDelay } from './loop-delay.ts'
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
  /** Absent where the engine has no thread of its own. */
  load?: EngineLoad | undefined
}

/** Upper bounds of the ages of pages, in seconds. */
const pageAges = [1, 10, 60, 300, 1800, 7200, 43_200, 86_400]

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
  readonly #engineDelay = new Gauge({
    name: 'mall_engine_loop_delay_seconds',
    help: 'how late the event loop of the engine was since the metrics were read before',
    labelNames: ['quantile'],
    registers: [this.#registry],
  })
  readonly #engineCalls = new Gauge({
    name: 'mall_engine_calls',
    help: 'calls of the door that wait for the engine, and that it answers',
    labelNames: ['state'],
    registers: [this.#registry],
  })
  readonly #ages = new Durations({
    name: 'mall_page_age_seconds',
    help: 'age of the pages that were sent from the page cache',
    bounds: pageAges,
  })
  readonly #delays = new LoopDelay()
  /** Ages of pages that are sent from the cache. */
  readonly ages = this.#ages.series()

  constructor() {
    this.add(this.#ages)
    for (const [name, text] of Object.entries(help))
      this.#counters.set(
        name,
        new Counter({ name: `mall_door_${name}_total`, help: text, registers: [this.#registry] }),
      )
  }

  #gauge(name: string, text: string): Gauge {
    return new Gauge({ name, help: text, registers: [this.#registry] })
  }

  /** Adds a histogram; the registry asks a metric for its text and nothing else. */
  add(metric: Durations): void {
    this.#registry.registerMetric(metric as unknown as Histogram)
  }

  /** Shows how many spans the door sent and lost. */
  addTracer(tracer: Tracer): void {
    new Gauge({
      name: 'mall_door_spans',
      help: 'spans of traces that a collector took, and those that were lost',
      labelNames: ['result'],
      registers: [this.#registry],
      collect() {
        for (const [result, count] of Object.entries(tracer.counts)) this.set({ result }, count)
      },
    })
  }

  count(name: CounterName): void {
    this.#counters.get(name)?.inc()
  }

  #setLoad({ waiting, running, delays }: EngineLoad): void {
    this.#engineCalls.set({ state: 'waiting' }, waiting)
    this.#engineCalls.set({ state: 'running' }, running)
    for (const { quantile, seconds } of delays) this.#engineDelay.set({ quantile }, seconds)
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
    for (const { quantile, seconds } of this.#delays.read()) this.#delay.set({ quantile }, seconds)
    if (state.load) this.#setLoad(state.load)
    return this.#registry.metrics()
  }
}
