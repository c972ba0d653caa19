import 'server-only'
import { Counter, Gauge, Registry } from 'prom-client'

const registry = new Registry()

function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

gauge('process_resident_memory_bytes', 'resident memory of the process', () => process.memoryUsage().rss)
gauge('nodejs_heap_used_bytes', 'used part of the heap', () => process.memoryUsage().heapUsed)
gauge('nodejs_heap_total_bytes', 'size of the heap', () => process.memoryUsage().heapTotal)
gauge(
  'nodejs_external_memory_bytes',
  'memory of buffers and other objects outside of the heap',
  () => process.memoryUsage().external,
)
gauge('process_uptime_seconds', 'time since the process started', () => Math.round(process.uptime()))

const unknownCalls = new Counter({
  name: 'mall_unknown_calls_total',
  help: 'calls of a path or method that the contract does not have',
  labelNames: ['reason'],
  registers: [registry],
})

/**
 * Calls that the contract does not have; their HTTP status does not show them (ADR 0048).
 * @param reason the unknown part
 */
export const countUnknownCall = (reason: 'path' | 'method'): void => unknownCalls.inc({ reason })

/** Memory, uptime and unknown calls of this process in the Prometheus text format. */
export const processMetrics = (): Promise<string> => registry.metrics()
