/** One render per path at a time: who comes second waits for the first. */

export class RequestCoalescer<Outcome> {
  readonly #underWay = new Map<string, Promise<Outcome | undefined>>()

  /** The render of a path that is under way, if any; it resolves to undefined when that render failed. */
  waiting(path: string): Promise<Outcome | undefined> | undefined {
    return this.#underWay.get(path)
  }

  /** Does the work for a path as its only worker. */
  async lead(path: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const flight = work()
    const quiet = flight.then(
      (outcome) => outcome,
      () => undefined,
    )
    this.#underWay.set(path, quiet)
    try {
      return await flight
    } finally {
      if (this.#underWay.get(path) === quiet) this.#underWay.delete(path)
    }
  }
}
