/** An orderly end: no new visitors, the present ones finish, then the engine closes its database. */
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { engineRegistry } from '../web/registry.ts'

/** Running requests get this long, in milliseconds. */
const patience = 10_000

/**
 * Ends the process on SIGTERM and SIGINT; a second signal ends it at once.
 *
 * @returns whether the end has begun
 */
export function endOnSignal(server: Server, closeNext: () => Promise<void>): () => boolean {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const drained = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection that falls idle after its last answer would stay open for a minute.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    await Promise.race([drained, delay(patience, undefined, { ref: false })])
    server.closeAllConnections()
    await engineRegistry.get()?.close()
    await closeNext()
    process.exit(0)
  }
  const failed = (error: unknown) => {
    console.error(error)
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(failed))
  return () => stopping
}
