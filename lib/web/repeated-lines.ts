/**
 * Limits log lines of one fault: a database that is away fails every call, which would write hundreds of lines a
 * second. Plain Node: the front door and the engine use it.
 */

/** Milliseconds in which a kind may write one line. */
const interval = 1_000

type Pending = { suppressed: number; write: ((suppressed: number) => void) | undefined }

export class RepeatedLines {
  readonly #kinds = new Map<string, Pending>()

  /**
   * Writes the first line of a kind at once, and of further ones the latest, a second after the one before.
   *
   * @param write called with the number of lines of the kind that were suppressed before this one
   */
  offer(kind: string, write: (suppressed: number) => void): void {
    const pending = this.#kinds.get(kind)
    if (pending) {
      if (pending.write) pending.suppressed++
      pending.write = write
      return
    }
    write(0)
    const started: Pending = { suppressed: 0, write: undefined }
    this.#kinds.set(kind, started)
    this.#wait(kind, started)
  }

  #wait(kind: string, pending: Pending): void {
    const end = () => {
      const { write, suppressed } = pending
      if (!write) return void this.#kinds.delete(kind)
      Object.assign(pending, { write: undefined, suppressed: 0 })
      write(suppressed)
      this.#wait(kind, pending)
    }
    setTimeout(end, interval).unref()
  }
}

/**
 * Key by which errors count as the same fault: name, code and the place in the code. The message is left out, as it may
 * contain an id.
 */
export function faultOf(error: Error): string {
  const place = /\n\s+at .*/.exec(error.stack ?? '')?.[0].trim() ?? error.message
  const code = 'code' in error ? String(error.code) : ''
  const cause = error.cause instanceof Error ? ` < ${faultOf(error.cause)}` : ''
  return `${error.name} ${code} ${place}${cause}`
}
