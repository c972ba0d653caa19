/** Calls of the door that start in one turn of the event loop. */
const callsPerTurn = 4

/**
 * Starts the calls of the door a few at a time, with a turn of the event loop between.
 *
 * Node hands over up to a thousand messages of a port before it looks at another one, also those that arrive meanwhile,
 * and the embedded database works between two of them. Without turns, twenty clients that search keep the port of the
 * door busy, and the calls of pages, which come from another port, wait for seconds.
 */
export class CallTurns {
  readonly #waiting: (() => void)[] = []
  #isDue = false

  /** Calls that have not started. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when the call may start. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#arm()
    })
  }

  #arm(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      for (const start of this.#waiting.splice(0, callsPerTurn)) start()
      if (this.#waiting.length > 0) this.#arm()
    })
  }
}
