import 'server-only'
import { setImmediate as nextIteration } from 'node:timers/promises'

/** Milliseconds for which statements may follow each other while many wait, before the event loop gets a turn. */
const longestRun = 10
/** More unfinished statements than one page sends at once: this happens only under load. */
const manyWaiting = 30

/**
 * The embedded database runs in the thread of the engine, and waiting statements follow each other without a pause:
 * without turns, the event loop would serve no requests under load until the last of them is done.
 */
export class EventLoopTurns {
  #unfinished = 0
  #lastTurn = 0

  /** Runs the work of a statement, which calls `pause` as soon as it has the database. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#unfinished++
    try {
      return await work()
    } finally {
      this.#unfinished--
    }
  }

  /** Gives the event loop a turn when one is due. */
  async pause(): Promise<void> {
    if (this.#unfinished < manyWaiting || performance.now() - this.#lastTurn < longestRun) return
    await nextIteration()
    this.#lastTurn = performance.now()
  }
}
