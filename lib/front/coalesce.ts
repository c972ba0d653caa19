/** Request coalescing: concurrent requests of one key share one piece of work. */

export class RequestCoalescer<Outcome> {
  readonly #pending = new Map<string, Promise<Outcome | undefined>>()

  /** The work that is running for a key, if any; it resolves to undefined when that work failed. */
  pending(key: string): Promise<Outcome | undefined> | undefined {
    return this.#pending.get(key)
  }

  /**
   * Runs the work for a key, visible to `pending` until it ends.
   *
   * @throws what the work throws
   */
  async run(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const running = work()
    const settled = running.then(
      (outcome) => outcome,
      () => undefined,
    )
    this.#pending.set(key, settled)
    try {
      return await running
    } finally {
      if (this.#pending.get(key) === settled) this.#pending.delete(key)
    }
  }
}
