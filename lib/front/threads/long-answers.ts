/** Responses of the engine whose bodies are too long for one message. */

/** Bodies up to this size are sent with their response. */
const smallAnswer = 256 * 1024

interface LongAnswer {
  /** What was read before the body turned out to be long. */
  first: Uint8Array | null
  rest: ReadableStreamDefaultReader<Uint8Array>
}

/** The bodies that the door may still read, by number. */
export class LongAnswers {
  readonly #open = new Map<number, LongAnswer>()
  #last = 0

  /** The whole body, or the number under which it is read. */
  async begin(body: ReadableStream<Uint8Array>): Promise<{ bytes: Uint8Array | null } | { parts: number }> {
    const rest = body.getReader()
    const read: Uint8Array[] = []
    let size = 0
    for (let part = await rest.read(); !part.done; part = await rest.read()) {
      read.push(part.value)
      size += part.value.length
      if (size <= smallAnswer) continue
      this.#open.set(++this.#last, { first: Buffer.concat(read), rest })
      return { parts: this.#last }
    }
    return { bytes: new Uint8Array(Buffer.concat(read)) }
  }

  /** The next part; null at the end. */
  async read(parts: number): Promise<Uint8Array | null> {
    const answer = this.#open.get(parts)
    if (!answer) return null
    const { first, rest } = answer
    answer.first = null
    if (first) return first
    try {
      const { done, value } = await rest.read()
      if (!done) return value
    } catch (error) {
      this.#open.delete(parts)
      throw error
    }
    this.#open.delete(parts)
    return null
  }

  async close(parts: number): Promise<void> {
    const answer = this.#open.get(parts)
    this.#open.delete(parts)
    await answer?.rest.cancel()
  }
}
