/**
 * Milliseconds of reading before the main thread gets a pause. Half of the delay that people notice; with shorter
 * slices React, which renders while it reads, would restart too often.
 */
const sliceLength = 25

/**
 * Patches `ReadableStream` so that React reads the page's data in slices. The document contains all of it (a quarter of
 * a megabyte on the home page); read at once, right after all scripts have started, it would block scrolling on slow
 * phones for a fifth of a second (ADR 0020). Must run before React starts.
 */
export function installYieldingStreamReader(): void {
  const { getReader } = ReadableStream.prototype
  function getYieldingReader(this: ReadableStream, options?: ReadableStreamGetReaderOptions) {
    const reader = Reflect.apply(getReader, this, [options]) as ReadableStreamDefaultReader
    // BYOB readers have another `read`; React does not use them.
    if (options?.mode) return reader
    const { read } = reader
    // The first slice begins with a pause.
    let sliceStart = -sliceLength
    reader.read = async () => {
      if (performance.now() - sliceStart > sliceLength) {
        await new Promise((resolve) => setTimeout(resolve))
        sliceStart = performance.now()
      }
      return Reflect.apply(read, reader, [])
    }
    return reader
  }
  ReadableStream.prototype.getReader = getYieldingReader as typeof getReader
}
