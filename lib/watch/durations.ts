/** Histograms with series in preallocated arrays: counting costs a search among a dozen bounds, and no objects. */

/** Upper bounds in seconds. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A sample in the form of prom-client. */
type Sample = { metricName: string; labels: Record<string, string | number>; value: number }

/** What prom-client's registry needs of a metric. */
type HistogramText = {
  name: string
  help: string
  type: 'histogram'
  aggregator: 'sum'
  values: Sample[]
}

/** The counts of one combination of labels. */
export class Series {
  readonly labels: Readonly<Record<string, string>>
  readonly #bounds: readonly number[]
  /** One more than bounds. */
  readonly #counts: Float64Array
  #sum = 0

  constructor(labels: Readonly<Record<string, string>>, bounds: readonly number[]) {
    this.labels = labels
    this.#bounds = bounds
    this.#counts = new Float64Array(bounds.length + 1)
  }

  observe(value: number): void {
    const bounds = this.#bounds
    let index = 0
    while (value > (bounds[index] ?? Infinity)) index++
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#sum += value
  }

  samples(name: string): Sample[] {
    let count = 0
    const buckets = this.#bounds.map((le, index) => {
      count += this.#counts[index] ?? 0
      return { metricName: `${name}_bucket`, labels: { ...this.labels, le }, value: count }
    })
    count += this.#counts[this.#bounds.length] ?? 0
    return [
      ...buckets,
      { metricName: `${name}_bucket`, labels: { ...this.labels, le: '+Inf' }, value: count },
      { metricName: `${name}_sum`, labels: this.labels, value: this.#sum },
      { metricName: `${name}_count`, labels: this.labels, value: count },
    ]
  }
}

export type DurationsOptions = { name: string; help: string; bounds?: readonly number[] }

export class Durations {
  readonly name: string
  readonly help: string
  readonly #bounds: readonly number[]
  readonly #series: Series[] = []

  constructor({ name, help, bounds = durationBounds }: DurationsOptions) {
    this.name = name
    this.help = help
    this.#bounds = bounds
  }

  /** A new series; its labels must be those of no other one. The caller keeps it. */
  series(labels: Readonly<Record<string, string>> = {}): Series {
    const series = new Series(labels, this.#bounds)
    this.#series.push(series)
    return series
  }

  get(): Promise<HistogramText> {
    const { name, help } = this
    const values = this.#series.flatMap((series) => series.samples(name))
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values })
  }
}
