import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What the present work is done for: log lines, statements and spans carry it. */
export interface Work {
  /** The id of the request. */
  request?: string
  isJob?: true
  /** The span that statements belong to; absent when the request is not traced. */
  span?: { traceId: string; spanId: string }
}

declare global {
  var __mallWork: AsyncLocalStorage<Work> | undefined
}

// Once per process, on `globalThis`: Next bundles a module several times over.
const storage = (globalThis.__mallWork ??= new AsyncLocalStorage<Work>())

export const currentWork = (): Work | undefined => storage.getStore()

export const runWork = <T>(work: Work, run: () => T): T => storage.run(work, run)

/** Runs a job; its statements are counted separately from those of requests. */
export const runAsJob = <T>(run: () => T): T => runWork({ isJob: true }, run)
