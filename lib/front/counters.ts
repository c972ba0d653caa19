/** Counters of the front door for /metrics. */
import { Counter, Gauge, Registry } from 'prom-client'

/** Counter → help text. */
const help = {
  page_hit: 'pages answered from the page cache',
  page_render: 'pages rendered by Next for the page cache',
  page_wait: 'requests that waited for another one to render their page',
  pass: 'requests answered by Next alone',
  engine: 'calls answered by the engine',
  static: 'files of the build',
  redirect: 'redirects of the route rules',
  missing: 'requests answered with the not-found page by the door',
  error: 'requests that ended in an error',
} as const

export type CounterName = keyof typeof help

export class Counters {
  readonly #registry = new Registry()
  readonly #counters = new Map<string, Counter>()
  readonly #entries = this.#gauge('mall_page_cache_entries', 'documents in the page cache')
  readonly #bytes = this.#gauge('mall_page_cache_bytes', 'size of the page cache')

  constructor() {
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

  /** All counters and the size of the page cache in the Prometheus text format. */
  text(pageCache: { entries: number; bytes: number }): Promise<string> {
    this.#entries.set(pageCache.entries)
    this.#bytes.set(pageCache.bytes)
    return this.#registry.metrics()
  }
}
