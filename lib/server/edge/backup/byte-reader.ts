import 'server-only'

/** Reads a stream of bytes in portions of any size. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next bytes: `count` of them, or fewer at the end of the stream. */
  async take(count: number): Promise<Uint8Array> {
    if (this.#rest.length < count) {
      const parts = [this.#rest]
      for (let length = this.#rest.length; length < count;) {
        const next = await this.#source.next()
        if (next.done) break
        parts.push(next.value)
        length += next.value.length
      }
      this.#rest = Buffer.concat(parts)
    }
    const taken = this.#rest.subarray(0, count)
    this.#rest = this.#rest.subarray(count)
    return taken
  }
}
