import 'server-only'
import { Counter, Gauge, type Histogram, Registry } from 'prom-client'
import { Durations, type DurationsOptions } from '@/lib/watch/durations'

declare global {
  var __mallMetrics: Registry | undefined
}

/** All metrics of the engine. Once per process, on `globalThis`: Next bundles a module several times over. */
const registry = (globalThis.__mallMetrics ??= new Registry())

/** The metric of this name, made when it does not exist yet. */
const once = <Metric>(name: string, make: () => Metric): Metric =>
  (registry.getSingleMetric(name) as Metric | undefined) ?? make()

export const counter = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> => once(name, () => new Counter({ name, help, labelNames, registers: [registry] }))

/** @param read is asked for the value whenever the metrics are read */
export const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  read?: () => number,
): Gauge<Label> =>
  once(
    name,
    () =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        ...(read && {
          collect() {
            this.set(read())
          },
        }),
      }),
  )

export const durations = (options: DurationsOptions): Durations =>
  once(options.name, () => {
    const made = new Durations(options)
    // The registry asks a metric for its text and nothing else.
    registry.registerMetric(made as unknown as Histogram)
    return made
  })

/** All metrics of the engine in the Prometheus text format. */
export const metricsText = (): Promise<string> => registry.metrics()
