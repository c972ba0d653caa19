import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Counter, Registry } from 'prom-client'
import type { Mall } from './context'
import type { LoadDemoMall } from './demo-mall'
import type { Jobs } from './jobs'

/** What the engine holds once per process. */
interface ProcessState {
  /** The opening or open mall. */
  mall: Promise<Mall> | undefined
  jobs: Jobs | undefined
  loadDemo: LoadDemoMall | undefined
  /** Counter of the statements sent, its registry, and the mark of work that runs in a job. */
  statements: { registry: Registry; sent: Counter<'by'>; inJob: AsyncLocalStorage<true> }
}

declare global {
  var __mallState: ProcessState | undefined
}

function countedStatements(): ProcessState['statements'] {
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

/**
 * The engine's state. It lives on `globalThis` because Next bundles a module several times over. What the front door
 * shares with the engine is in lib/web/registry.ts.
 */
export const processState: ProcessState = (globalThis.__mallState ??= {
  mall: undefined,
  jobs: undefined,
  loadDemo: undefined,
  statements: countedStatements(),
})
