/** @jest-environment node */
import fc from 'fast-check'
import { installYieldingStreamReader } from '@/lib/client/call/yielding-stream-reader'

const { getReader } = ReadableStream.prototype

beforeAll(installYieldingStreamReader)
afterAll(() => {
  ReadableStream.prototype.getReader = getReader
})

const streamOf = <T>(chunks: readonly T[]) =>
  new ReadableStream<T>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

async function readAll<T>(stream: ReadableStream<T>): Promise<T[]> {
  const reader = stream.getReader()
  const read: T[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return read
    read.push(value)
  }
}

describe('the yielding stream reader', () => {
  it('returns the same bytes in the same order', async () => {
    const anyChunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 20_000, size: 'max' }), {
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(anyChunks, async (chunks) => {
        const pieces = await readAll(streamOf(chunks))
        expect(Buffer.concat(pieces).equals(Buffer.concat(chunks))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('lets waiting tasks run before the first read', async () => {
    const order: string[] = []
    setTimeout(() => order.push('timer'))
    await readAll(streamOf([new Uint8Array(50_000)])).then(() => order.push('read'))
    expect(order).toEqual(['timer', 'read'])
  })

  it('passes chunks that are not bytes through unchanged', async () => {
    await expect(readAll(streamOf([{ a: 1 }, 'text']))).resolves.toEqual([{ a: 1 }, 'text'])
  })

  it('passes on errors of the stream', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
    await expect(broken.getReader().read()).rejects.toThrow('gone')
  })

  it('does not change BYOB readers', async () => {
    const bytes = new ReadableStream({
      type: 'bytes',
      start(controller) {
        controller.enqueue(new Uint8Array([1, 2, 3]))
        controller.close()
      },
    })
    const { value } = await bytes.getReader({ mode: 'byob' }).read(new Uint8Array(8))
    expect([...(value ?? [])]).toEqual([1, 2, 3])
  })
})
