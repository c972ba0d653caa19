import 'server-only'
import { log } from '@/lib/server/ground/log'
import { counter, durations } from '@/lib/server/ground/metrics'
import { tracer } from '@/lib/server/ground/trace'
import { currentWork, type Work } from '@/lib/server/ground/work'
import type { Series } from '@/lib/watch/durations'
import { newSpanId } from '@/lib/watch/traceparent'

const sent = counter('mall_db_statements_total', 'statements sent to the database', ['by'])
// Both series exist from the start, so that a scraper sees the first increase.
for (const by of ['visits', 'jobs'] as const) sent.inc({ by }, 0)
const slow = counter(
  'mall_db_slow_statements_total',
  'statements that took longer than MALL_SLOW_STATEMENT_MS',
)

declare global {
  var __mallSlowStatementMs: number | undefined
  var __mallStatementSeconds: Series | undefined
}

const seconds = (globalThis.__mallStatementSeconds ??= durations({
  name: 'mall_db_statement_seconds',
  help: 'time of named statements with their wait for a connection',
}).series())

/** That of MALL_SLOW_STATEMENT_MS, for commands, which do not set it. */
const defaultSlowMs = 1000

/** From how many milliseconds on a statement of this process is slow; 0 for none. */
export function setSlowStatement(milliseconds: number): void {
  globalThis.__mallSlowStatementMs = milliseconds
}

/** Counts one statement sent to the database. */
export function countStatement(): void {
  sent.inc({ by: currentWork()?.isJob ? 'jobs' : 'visits' })
}

/** Counts the statements of the query builder. */
export const statementLogger = { logQuery: countStatement }

/**
 * Measures a named statement that has ended; a slow one is logged, with its name and without its parameters.
 *
 * @param began `performance.now()` before it was sent
 * @param work for which it was sent
 */
export function noteStatement(name: string, began: number, work: Work | undefined): void {
  const took = performance.now() - began
  seconds.observe(took / 1000)
  const bound = globalThis.__mallSlowStatementMs ?? defaultSlowMs
  if (bound > 0 && took >= bound) {
    slow.inc()
    const request = work?.request
    const fields = { statement: name, ms: Math.round(took), ...(request && { request }) }
    log.warn(fields, 'slow statement', name)
  }
  if (work?.span) addSpan(name, began, took, work.span)
}

function addSpan(name: string, began: number, took: number, { traceId, spanId }: NonNullable<Work['span']>) {
  const start = performance.timeOrigin + began
  tracer()?.add({
    traceId,
    spanId: newSpanId(),
    parentId: spanId,
    kind: 'client',
    name,
    start,
    end: start + took,
    isFailed: false,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  })
}
