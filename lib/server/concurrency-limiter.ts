import 'server-only'

/** Work of which only so much is done at one time; the rest waits in the order in which it came. */
export function concurrencyLimiter(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    /** How many wait. */
    waiting: () => waiting.length,
    /** Does the work when it is its turn; what it throws is thrown. */
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The place goes to the next in line: were it free for a moment, a newcomer would take it as well.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
