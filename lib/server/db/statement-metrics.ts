import 'server-only'
import { processState } from '@/lib/server/process-state'

const { registry, sent, inJob } = processState.statements

/** Counts one statement sent to the database. */
export function countStatement(): void {
  sent.inc({ by: inJob.getStore() ? 'jobs' : 'visits' })
}

/** Counts the statements of the query builder. */
export const statementLogger = { logQuery: countStatement }

/** Runs a job; its statements are counted apart from those of requests. */
export const runAsJob = <T>(work: () => T): T => inJob.run(true, work)

/** Statements since the process started, in the Prometheus text format. `begin` and `commit` are not counted. */
export const statementMetrics = (): Promise<string> => registry.metrics()
