import 'server-only'
import { Gauge, Registry } from 'prom-client'

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
gauge('process_uptime_seconds', 'time since the process started', () => Math.round(process.uptime()))

/** Memory and uptime of this process in the Prometheus text format. */
export const processMetrics = (): Promise<string> => registry.metrics()
