import 'server-only'
import { setImmediate as nextIteration } from 'node:timers/promises'

/** Milliseconds that statements may follow each other before the event loop gets a turn. */
const longestRun = 10

/**
 * The embedded database runs in the thread of the front door, and waiting statements follow each other without a pause:
 * nobody would be served until the last of them is done. Await the returned function before each statement.
 */
export function eventLoopTurns(): () => Promise<void> {
  let lastTurn = 0
  return async () => {
    if (performance.now() - lastTurn < longestRun) return
    await nextIteration()
    lastTurn = performance.now()
  }
}
