/**
 * Graceful shutdown. `/readyz` says that the mall stops, for some seconds everything is still answered, then the port
 * closes, running requests finish, and the engine closes its database (ADR 0088).
 */
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds. Together less than ten seconds, after which containers are killed, besides the drain. */
export type StopLimits = {
  /** How long running requests may take. */
  running: number
  /**
   * How long closing the database may take, besides what running requests left of their time; then the process ends
   * without it.
   */
  closing: number
  /** Signals within this time count as one: npm passes on the one that its terminal sends to both. */
  sameSignal: number
  /** How often the parent is looked for. */
  parentCheck: number
}

const defaults: StopLimits = { running: 7_000, closing: 2_500, sameSignal: 500, parentCheck: 500 }

export type StopOptions = {
  server: Server
  /** Seconds between the start of the shutdown and the closing of the port (MALL_DRAIN_SECONDS). */
  drain: number
  /** Closes everything behind the port. */
  close: () => Promise<void>
  /** Number of the process without which this one stops; undefined for none. */
  parent?: number | undefined
  limits?: Partial<StopLimits>
}

/**
 * Ends the process on SIGTERM and SIGINT, and when its parent has ended; a second signal ends it at once. The server
 * need not listen yet: a mall that is starting ends without a drain.
 *
 * @returns whether the shutdown has started
 */
export function stopOnSignal({ server, drain, close, parent, limits: changed }: StopOptions): () => boolean {
  const limits = { ...defaults, ...changed }
  let stoppingSince: number | undefined

  async function stop(): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince >= limits.sameSignal) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // A balancer opens its next connection to an instance that is ready.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    if (server.listening) await delay(drain * 1000)
    const end = performance.now() + limits.running + limits.closing
    await drained(server, limits.running)
    const isClosed = await Promise.race([close().then(() => true), delay(end - performance.now(), false)])
    if (!isClosed) console.error('The database did not close in time.')
    process.exit(isClosed ? 0 : 1)
  }

  const start = () =>
    void stop().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, start)
  if (parent !== undefined)
    setInterval(() => {
      if (process.ppid !== parent && stoppingSince === undefined) start()
    }, limits.parentCheck).unref()
  return () => stoppingSince !== undefined
}

/** Closes the port and resolves when all requests have ended, or are ended after `patience` milliseconds. */
async function drained(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that becomes idle after its last response would stay open for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await Promise.race([closed, delay(patience, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}
