import 'server-only'
import { incompleteFile } from '../refusals'

const nothing = new Uint8Array()

/** Reads a stream of bytes forward, by position. A stream that ends early is an incomplete file. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #chunk: Uint8Array = nothing
  #position = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  get position(): number {
    return this.#position
  }

  /** The next `count` bytes as they come. */
  async *pieces(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      const piece = await this.#piece(left)
      left -= piece.length
      yield piece
    }
  }

  async take(count: number): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    for await (const piece of this.pieces(count)) pieces.push(piece)
    return Buffer.concat(pieces, count)
  }

  async skipTo(position: number): Promise<void> {
    while (this.#position < position) await this.#piece(position - this.#position)
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #piece(longest: number): Promise<Uint8Array> {
    while (this.#chunk.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) throw incompleteFile()
      this.#chunk = next.value
    }
    const piece = this.#chunk.subarray(0, longest)
    this.#chunk = this.#chunk.subarray(piece.length)
    this.#position += piece.length
    return piece
  }
}
