/** Number of invalidations that a renderer has seen, and the requests that wait for more. */

export class SeenDrops {
  seen = 0
  #waiting: { count: number; start: () => void }[] = []

  see(count: number): void {
    this.seen = count
    if (this.#waiting.length === 0) return
    const ready = this.#waiting.filter((one) => one.count <= count)
    this.#waiting = this.#waiting.filter((one) => one.count > count)
    for (const { start } of ready) start()
  }

  /** Resolves when as many have been seen. */
  until(count: number): Promise<void> {
    return new Promise((start) => this.#waiting.push({ count, start }))
  }
}
