/** Number of invalidations that a renderer has seen, and the requests that wait for more. */

export class SeenInvalidations {
  seen = 0
  #waiting: { count: number; resume: () => void }[] = []

  see(count: number): void {
    this.seen = count
    if (this.#waiting.length === 0) return
    const ready = this.#waiting.filter((one) => one.count <= count)
    this.#waiting = this.#waiting.filter((one) => one.count > count)
    for (const { resume } of ready) resume()
  }

  /** Resolves when as many have been seen. */
  until(count: number): Promise<void> {
    return new Promise((resume) => this.#waiting.push({ count, resume }))
  }
}
