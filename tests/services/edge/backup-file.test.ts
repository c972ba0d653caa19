import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readBackup, writeBackup } from '@/lib/server/edge/backup/backup-file'
import type { Entry } from '@/lib/server/edge/backup/entries'
import type { Manifest } from '@/lib/server/edge/backup/manifest'
import { opened, sealed } from '@/lib/server/edge/backup/sealed-stream'

/** The file of a backup: what is changed in it is found, wherever it is. */

const key = 'k'.repeat(32)
const chunk = 256 * 1024
const header = 22 + 32 + 16

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const seal = (bytes: Uint8Array, size = 70_000) => bytesOf(sealed(key, inParts(bytes, size)))
const open = (bytes: Uint8Array, size = 70_000, as = key) => bytesOf(opened(as, inParts(bytes, size), 'x'))

describe('a sealed stream', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])(
    'of %i bytes is opened as it was',
    async (length) => {
      const bytes = Buffer.alloc(length, 'mall')
      expect((await open(await seal(bytes, 1000), 999)).equals(bytes)).toBe(true)
    },
  )

  it('shows nothing of its content, and differs each time', async () => {
    const bytes = Buffer.from('secret '.repeat(100))
    const [one, two] = [await seal(bytes), await seal(bytes)]
    expect(one.includes('secret')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  it('is refused with another key, and when it is something else', async () => {
    const bytes = await seal(Buffer.from('text'))
    await expect(open(bytes, 100, 'l'.repeat(32))).rejects.toThrow('x was sealed with another key.')
    await expect(open(Buffer.from('a letter'.repeat(20)))).rejects.toThrow('x is no backup of a mall')
    await expect(open(Buffer.alloc(0))).rejects.toThrow('x is no backup of a mall')
  })

  it('is refused when a byte of it is another one', async () => {
    const bytes = await seal(Buffer.alloc(2 * chunk + 5, 'mall'))
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(bytes)
          changed[at] = (changed[at] ?? 0) ^ change
          await expect(open(changed)).rejects.toThrow(/^x (is|was)/)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('is refused without its end, also when it was cut between two chunks', async () => {
    const bytes = await seal(Buffer.alloc(3 * chunk, 'mall'))
    const sealedChunk = chunk + 16
    for (const length of [
      header,
      header + 1,
      header + sealedChunk,
      header + 2 * sealedChunk,
      header + 3 * sealedChunk - 1,
    ])
      await expect(open(bytes.subarray(0, length))).rejects.toThrow('x is incomplete or was changed.')
    await expect(open(Buffer.concat([bytes, bytes.subarray(-10)]))).rejects.toThrow('x is incomplete')
  })

  it('is refused when two chunks changed places', async () => {
    const bytes = await seal(Buffer.alloc(3 * chunk, 'mall'))
    const part = (index: number) =>
      bytes.subarray(header + index * (chunk + 16), header + (index + 1) * (chunk + 16))
    const swapped = Buffer.concat([bytes.subarray(0, header), part(1), part(0), part(2)])
    await expect(open(swapped)).rejects.toThrow('x is incomplete or was changed.')
  })
})

describe('a file of entries', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mall-backup-file-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const texts: Record<string, string> = {
    'pg/': '',
    'pg/1': 'one'.repeat(500_000),
    'pg/2': '',
    secret: 'two',
  }

  async function* entries(): AsyncGenerator<Entry> {
    for (const [name, text] of Object.entries(texts))
      yield { name, content: inParts(await Promise.resolve(Buffer.from(text)), 1_200_000) }
  }
  const manifest = {
    version: '1',
    made: 1,
    kind: 'pglite' as const,
    database: 18,
    pictures: 'here' as const,
    migrations: [],
    tables: [],
  }
  const write = (path: string, more: Partial<Manifest> = {}) =>
    writeBackup(path, key, entries(), async (files) => ({ ...manifest, files, ...more }))

  it('is read as it was written, whatever of it is read', async () => {
    const path = join(folder, 'one.backup')
    const written = await write(path)
    const found: Record<string, string> = {}
    const read = await readBackup(path, key, async ({ name, content }) => {
      if (name !== 'pg/2') found[name] = (await bytesOf(content)).toString()
    })
    expect(found).toEqual({ 'pg/': '', 'pg/1': texts['pg/1'], secret: 'two' })
    expect(read).toEqual(written.manifest)
    expect(read.files.map(({ name, bytes }) => [name, bytes])).toEqual(
      Object.entries(texts).map(([name, text]) => [name, text.length]),
    )
  })

  it('replaces no file, and is refused when its content is not that of its manifest', async () => {
    const path = join(folder, 'one.backup')
    await write(path, { files: [] })
    await expect(write(path)).rejects.toThrow(`${path} exists already.`)
    await expect(readBackup(path, key, async () => {})).rejects.toThrow('is incomplete or was changed.')
    await writeFile(join(folder, 'two.backup.part'), '')
    await expect(write(join(folder, 'two.backup'))).rejects.toThrow('another backup is written there')
    await expect(write(join(folder, 'none/two.backup'))).rejects.toThrow('There is no folder for')
  })

  it('leaves nothing when an entry cannot be read', async () => {
    const path = join(folder, 'one.backup')
    async function* failing(): AsyncGenerator<Entry> {
      yield* entries()
      throw await Promise.resolve(new Error('the disk is gone'))
    }
    const work = writeBackup(path, key, failing(), async (files) => ({ ...manifest, files }))
    await expect(work).rejects.toThrow('the disk is gone')
    await expect(readFile(`${path}.part`)).rejects.toThrow('ENOENT')
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })
})
