/**
 * Milliseconds after which a page being read gives way to fingers, frames and scrolling. Half of what is felt; with shorter
 * turns React, which draws while it reads, would begin anew too often.
 */
const most = 25

/**
 * Lets React read the data of a page in turns. All of it stands in the document, a quarter of a megabyte for the home page;
 * in one go, right behind the start of all scripts, it would keep a slow phone from scrolling for a fifth of a second. Has to
 * run before React starts.
 */
export function installYieldingStreamReader(): void {
  const { getReader } = ReadableStream.prototype
  function gentleReader(this: ReadableStream, options?: ReadableStreamGetReaderOptions) {
    const reader = Reflect.apply(getReader, this, [options]) as ReadableStreamDefaultReader
    // Readers into a given buffer are nobody's here.
    if (options?.mode) return reader
    const { read } = reader
    // The first turn begins after a pause.
    let since = -most
    reader.read = async () => {
      if (performance.now() - since > most) {
        await new Promise((resolve) => setTimeout(resolve))
        since = performance.now()
      }
      return Reflect.apply(read, reader, [])
    }
    return reader
  }
  ReadableStream.prototype.getReader = gentleReader as typeof getReader
}
