import 'server-only'
import { processState } from '@/lib/server/process-state'

const { statements } = processState

/** Counts one statement sent to the database. */
export function countStatement(): void {
  if (statements.inJob.getStore()) statements.jobs++
  else statements.visits++
}

/** Counts the statements of the query builder. */
export const statementLogger = { logQuery: countStatement }

/** Runs a job; its statements are counted apart from those of requests. */
export const runAsJob = <T>(work: () => T): T => statements.inJob.run(true, work)

/** Statements since the process started, in the Prometheus text format. `begin` and `commit` are not counted. */
export const statementMetrics = (): string =>
  '# HELP mall_db_statements_total statements sent to the database\n' +
  '# TYPE mall_db_statements_total counter\n' +
  `mall_db_statements_total{by="visits"} ${statements.visits}\n` +
  `mall_db_statements_total{by="jobs"} ${statements.jobs}\n`
