import 'server-only'
import type { Env } from '@/lib/env'
import { Tracer } from '@/lib/watch/tracer'
import { gauge } from './metrics'

declare global {
  var __mallTracer: Tracer | undefined
}

/** Starts the traces of the engine, once per process; without a collector there are none. */
export function startTracing({ traces }: Env): void {
  if (!traces || globalThis.__mallTracer) return
  const { counts } = (globalThis.__mallTracer = new Tracer(traces, 'engine'))
  for (const result of ['sent', 'lost'] as const)
    gauge(`mall_engine_spans_${result}`, `spans of traces that were ${result}`, [], () => counts[result])
}

/** The tracer of the engine; undefined without a collector. */
export const tracer = (): Tracer | undefined => globalThis.__mallTracer
