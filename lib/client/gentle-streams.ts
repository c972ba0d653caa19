/**
 * Milliseconds after which a page being read gives way to fingers, frames and scrolling. Half of what is felt; with shorter
 * turns React, which draws while it reads, would begin anew too often.
 */
const most = 25
/** Bytes read in one go; far less than `most` takes on a slow phone. */
const pieceSize = 4096

const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** Hands out what a reader reads in pieces, with pauses between them. */
function gently<R>(reader: ReadableStreamDefaultReader<R>): ReadableStreamDefaultReader<R> {
  const read = reader.read.bind(reader)
  let rest: (R & Uint8Array) | null = null
  // The first turn begins after a pause: what leads here is the start of all scripts, long enough by itself.
  let since = -Infinity
  reader.read = async () => {
    if (performance.now() - since > most) {
      await pause()
      since = performance.now()
    }
    if (rest === null) {
      const answer = await read()
      if (answer.done || !(answer.value instanceof Uint8Array)) return answer
      rest = answer.value
    }
    const value = rest.subarray(0, pieceSize) as R & Uint8Array
    rest = rest.length > pieceSize ? (rest.subarray(pieceSize) as R & Uint8Array) : null
    return { done: false, value }
  }
  return reader
}

/**
 * Lets React read the data of a page without holding the browser. All of it stands in the document, hundreds of kilobytes
 * for the home page; in one go it would keep a slow phone from scrolling for a fifth of a second. Has to run before React
 * starts.
 */
export function readStreamsGently(): void {
  const { getReader } = ReadableStream.prototype
  function gentleReader(this: ReadableStream, options?: ReadableStreamGetReaderOptions) {
    const reader = Reflect.apply(getReader, this, [options])
    return reader instanceof ReadableStreamDefaultReader ? gently(reader) : reader
  }
  ReadableStream.prototype.getReader = gentleReader as typeof getReader
}
