/** How late the event loop of a thread is. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds that the timer of the measurement sleeps. */
const resolution = 10

export class LoopDelay {
  readonly #delays = monitorEventLoopDelay({ resolution })

  constructor() {
    this.#delays.enable()
  }

  /** The delays since the last reading. The histogram counts whole sleeps of its timer, of which only the rest is delay. */
  read(): { quantile: string; seconds: number }[] {
    const delays = this.#delays
    const read = [
      ['0.5', delays.percentile(50)],
      ['0.99', delays.percentile(99)],
      ['1', delays.max],
    ] as const
    delays.reset()
    return read.map(([quantile, nanoseconds]) => ({
      quantile,
      seconds: Math.max(0, nanoseconds / 1e9 - resolution / 1000),
    }))
  }
}
