import 'server-only'
import { Counter, Registry } from 'prom-client'

type Result = 'done' | 'failed'

interface JobCounts {
  registry: Registry
  runs: Counter<'job' | 'result'>
  deliveries: Counter<'topic' | 'result'>
}

declare global {
  var __mallJobCounts: JobCounts | undefined
}

function startCounts(): JobCounts {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    runs: new Counter({
      name: 'mall_job_runs_total',
      help: 'runs of jobs',
      labelNames: ['job', 'result'],
      registers,
    }),
    deliveries: new Counter({
      name: 'mall_outbox_deliveries_total',
      help: 'deliveries of outbox events',
      labelNames: ['topic', 'result'],
      registers,
    }),
  }
}

// Once per process, on `globalThis`: Next bundles a module several times over.
const { registry, runs, deliveries } = (globalThis.__mallJobCounts ??= startCounts())

export const countRun = (job: string, result: Result): void => runs.inc({ job, result })
export const countDelivery = (topic: string, result: Result): void => deliveries.inc({ topic, result })

/** Runs of jobs and deliveries of events since the process started, in the Prometheus text format. */
export const jobMetrics = (): Promise<string> => registry.metrics()
