import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'

/** Tables of as many rows as are read: memory stays flat, and other work gets its turns. */

const rowCounts = { csv: 200_000, xlsx: 100_000 }
/** Less than the rows take: more than 200 bytes each. */
const maxGrowth = 48 * 1024 * 1024
/** Enough also beside other work. */
const timeout = 180_000

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

function* rows(rowCount: number): Generator<OutCell[]> {
  yield ['商品名称', 'SKU编码', '销售价', '简介']
  for (let line = 2; line <= rowCount; line++)
    yield [`暖灯 ${line}`, `SKU-${line}`, line / 100, `第 ${line} 款节能暖灯，含安装与旧灯回收服务`]
}

async function fileOnDisk(name: string): Promise<FileSource> {
  const path = join(folder, name)
  return { name, size: (await stat(path)).size, bytes: () => createReadStream(path) }
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe.each(['csv', 'xlsx'] as const)('a large table as %s', (format) => {
  const rowCount = rowCounts[format]

  it(
    'is written and read in flat memory, beside other work',
    async () => {
      const before = usedMemory()
      await pipeline(writeTable(format, rows(rowCount)), createWriteStream(join(folder, `large.${format}`)))
      expect(usedMemory() - before).toBeLessThan(maxGrowth)

      let turns = 0
      let isReading = true
      const takeTurn = () => {
        turns++
        if (isReading) setTimeout(takeTurn)
      }
      takeTurn()
      const source = await fileOnDisk(`large.${format}`)
      let count = 0
      let growth = 0
      for await (const { line, cells } of readTable(source, await recogniseTable(source))) {
        count++
        if (line === rowCount)
          expect(cells.slice(0, 3)).toEqual([`暖灯 ${rowCount}`, `SKU-${rowCount}`, `${rowCount / 100}`])
        if (count % 50_000 === 0) growth = Math.max(growth, usedMemory() - before)
      }
      isReading = false
      expect(count).toBe(rowCount)
      expect(growth).toBeLessThan(maxGrowth)
      expect(turns).toBeGreaterThan(20)
    },
    timeout,
  )
})
