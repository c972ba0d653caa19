import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

interface Statements {
  visits: number
  jobs: number
  inJob: AsyncLocalStorage<true>
}

// Bundles duplicate modules; there is one count for the process.
const statements = ((globalThis as { __mallStatements?: Statements }).__mallStatements ??= {
  visits: 0,
  jobs: 0,
  inJob: new AsyncLocalStorage<true>(),
})

/** Counts one statement on its way to the database. */
export function countStatement(): void {
  if (statements.inJob.getStore()) statements.jobs++
  else statements.visits++
}

/** Counts what the query builder sends. */
export const statementLogger = { logQuery: countStatement }

/** Runs repeating work; its statements are counted apart from those of visits and calls. */
export const countedAsJob = <T>(work: () => T): T => statements.inJob.run(true, work)

/** Statements since the process began in the Prometheus text format; begin and commit are left out. */
export const statementMetrics = (): string =>
  '# HELP mall_db_statements_total statements sent to the database\n' +
  '# TYPE mall_db_statements_total counter\n' +
  `mall_db_statements_total{by="visits"} ${statements.visits}\n` +
  `mall_db_statements_total{by="jobs"} ${statements.jobs}\n`
