import 'server-only'
import { counter, gauge } from '@/lib/server/ground/metrics'

gauge('process_resident_memory_bytes', 'resident memory of the process', [], () => process.memoryUsage().rss)
gauge('nodejs_heap_used_bytes', 'used part of the heap', [], () => process.memoryUsage().heapUsed)
gauge('nodejs_heap_total_bytes', 'size of the heap', [], () => process.memoryUsage().heapTotal)
gauge(
  'nodejs_external_memory_bytes',
  'memory of buffers and other objects outside of the heap',
  [],
  () => process.memoryUsage().external,
)
gauge('process_uptime_seconds', 'time since the process started', [], () => Math.round(process.uptime()))

const unknownCalls = counter(
  'mall_unknown_calls_total',
  'calls of a path or method that the contract does not have',
  ['reason'],
)

/**
 * Counts calls that the contract does not have; their HTTP status does not show them (ADR 0048).
 * @param reason the unknown part
 */
export const countUnknownCall = (reason: 'path' | 'method'): void => unknownCalls.inc({ reason })
