import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Counter, Registry } from 'prom-client'

/** The counter of sent statements, its registry, and the marker of work that runs in a job. */
interface StatementCounts {
  registry: Registry
  sent: Counter<'by'>
  inJob: AsyncLocalStorage<true>
}

declare global {
  var __mallStatementCounts: StatementCounts | undefined
}

function startCounts(): StatementCounts {
  const registry = new Registry()
  const sent = new Counter({
    name: 'mall_db_statements_total',
    help: 'statements sent to the database',
    labelNames: ['by'],
    registers: [registry],
  })
  // Both series exist from the start, so that a scraper sees the first increase.
  for (const by of ['visits', 'jobs']) sent.inc({ by }, 0)
  return { registry, sent, inJob: new AsyncLocalStorage() }
}

// Once per process, on `globalThis`: Next bundles a module several times over.
const { registry, sent, inJob } = (globalThis.__mallStatementCounts ??= startCounts())

/** Counts one statement sent to the database. */
export function countStatement(): void {
  sent.inc({ by: inJob.getStore() ? 'jobs' : 'visits' })
}

/** Counts the statements of the query builder. */
export const statementLogger = { logQuery: countStatement }

/** Runs a job; its statements are counted separately from those of requests. */
export const runAsJob = <T>(work: () => T): T => inJob.run(true, work)

/** Statements since the process started, in the Prometheus text format. `begin` and `commit` are not counted. */
export const statementMetrics = (): Promise<string> => registry.metrics()
