/** Counters of the front door for /metrics. */

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
  readonly #counts = new Map<CounterName, number>()

  count(name: CounterName): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  /** All counters in the Prometheus text format, followed by the given gauges. */
  text(gauges: Record<string, number>): string {
    const counters = Object.entries(help).map(
      ([name, text]) =>
        `# HELP mall_door_${name}_total ${text}\n# TYPE mall_door_${name}_total counter\n` +
        `mall_door_${name}_total ${this.#counts.get(name as CounterName) ?? 0}\n`,
    )
    const values = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
    return [...counters, ...values].join('')
  }
}
