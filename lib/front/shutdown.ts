/** Graceful shutdown: no new connections, running requests finish, then the engine closes its database. */
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { engineRegistry } from '../web/registry.ts'

/** How long running requests may take, in milliseconds. */
const gracePeriod = 10_000

/**
 * Ends the process on SIGTERM and SIGINT; a second signal ends it at once.
 *
 * @returns whether the shutdown has started
 */
export function shutdownOnSignal(server: Server, closeNext: () => Promise<void>): () => boolean {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const drained = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection that becomes idle after its last response would stay open for a minute.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    await Promise.race([drained, delay(gracePeriod, undefined, { ref: false })])
    server.closeAllConnections()
    await engineRegistry.get()?.close()
    await closeNext()
    process.exit(0)
  }
  const fail = (error: unknown) => {
    console.error(error)
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(fail))
  return () => stopping
}
