import 'server-only'
import { setImmediate as nextIteration } from 'node:timers/promises'

/** Milliseconds of work before the event loop gets a turn. */
const longestSlice = 8

/** Cuts long work into slices, between which the event loop serves requests. */
export class WorkSlices {
  #begun = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#begun > longestSlice
  }

  async next(): Promise<void> {
    await nextIteration()
    this.#begun = performance.now()
  }
}
