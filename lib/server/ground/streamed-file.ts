import 'server-only'

/** A file whose bytes are written while they are read, so that they are never in memory together. */
export class StreamedFile extends File {
  readonly #parts: AsyncGenerator<Uint8Array>

  constructor(name: string, type: string, parts: AsyncGenerator<Uint8Array>) {
    super([], name, { type })
    this.#parts = parts
  }

  /** Once only. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const parts = this.#parts
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    })
  }
}
