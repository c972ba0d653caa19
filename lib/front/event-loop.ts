/** Gives the event loop time to serve sockets between two long pieces of work. */
import { performance } from 'node:perf_hooks'
import { setImmediate as nextIteration } from 'node:timers/promises'

/**
 * Resolves when an iteration of the event loop has found no I/O waiting, or after `maxWait` milliseconds. One iteration is
 * not enough: libuv accepts one connection in each, so 200 new visitors need 200 of them.
 */
export async function untilIdle(maxWait: number): Promise<void> {
  const deadline = performance.now() + maxWait
  // The rest of the current iteration, which does not look for I/O any more.
  await nextIteration()
  for (let before = -1, events = ioEvents(); events !== before && performance.now() < deadline;) {
    before = events
    await nextIteration()
    events = ioEvents()
  }
}

/** How many I/O events the event loop of this thread has handled. */
const ioEvents = () => performance.nodeTiming.uvMetricsInfo.events
