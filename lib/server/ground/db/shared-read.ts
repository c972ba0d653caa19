import 'server-only'

/** Keys that one statement reads at most. */
const maxKeys = 1000

interface Caller<Row> {
  keys: readonly number[]
  resolve: (rows: ReadonlyMap<number, Row>) => void
  reject: (error: unknown) => void
}

/**
 * Reads rows by key, with one statement for all callers that arrive while the previous statement is running. A caller
 * never gets a row that was read before its call.
 */
export class SharedRead<Row> {
  readonly #read: (keys: number[]) => Promise<Map<number, Row>>
  #running = false
  /** The callers that wait for the next statement, with their keys. */
  readonly #waiting: Caller<Row>[] = []

  /** @param read returns the rows of keys; unknown keys have none */
  constructor(read: (keys: number[]) => Promise<Map<number, Row>>) {
    this.#read = read
  }

  get isIdle(): boolean {
    return !this.#running
  }

  /** The rows of these keys, and possibly of others. @throws the error of the read */
  rows(keys: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ keys, resolve, reject })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      const [keys, callers] = this.#next()
      try {
        const rows = await this.#read(keys)
        for (const { resolve } of callers) resolve(rows)
      } catch (error) {
        for (const { reject } of callers) reject(error)
      }
    }
    this.#running = false
  }

  /** The waiting callers, as many as fit in a statement, at least one. */
  #next(): [keys: number[], callers: Caller<Row>[]] {
    const keys = new Set<number>()
    let count = 0
    for (const { keys: more } of this.#waiting) {
      if (count > 0 && keys.size + more.length > maxKeys) break
      for (const key of more) keys.add(key)
      count++
    }
    return [[...keys], this.#waiting.splice(0, count)]
  }
}
