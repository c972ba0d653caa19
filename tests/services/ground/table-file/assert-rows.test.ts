import { assertRows } from '@/lib/server/ground/table-file/assert-rows'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { writeTable, type OutCell } from '@/lib/server/ground/table-file/write-table'

/** Tables with too many rows are refused before their import begins. */

const refusal = '表格不能超过 200000 行，请拆成几个文件'

const sourceOf = (bytes: Uint8Array): FileSource => ({
  name: 'file',
  size: bytes.length,
  async *bytes() {
    yield bytes
  },
})
const csv = { format: 'csv', encoding: 'utf-8', separator: ',' } as const
const textOf = (text: string) => sourceOf(new TextEncoder().encode(text))

async function workbook(count: number, row: readonly OutCell[]): Promise<FileSource> {
  const parts: Uint8Array[] = []
  const rows = Array.from({ length: count }, () => row)
  for await (const part of writeTable('xlsx', rows)) parts.push(Uint8Array.from(part))
  return sourceOf(Buffer.concat(parts))
}

it.each(['\n', '\r\n', '\r'])('of a text with lines that end with %j', async (end) => {
  await expect(assertRows(textOf(`a,b${end}`.repeat(1_000_000)), csv)).rejects.toThrow(refusal)
  await assertRows(textOf(`a,b${end}`.repeat(200_000)), csv)
})

it('not of a text whose cells have line breaks, or that has empty lines', async () => {
  await assertRows(textOf('name,"one\ntwo\nthree\nfour"\n'.repeat(60_000)), csv)
  await assertRows(textOf(`name,text\n${'\n'.repeat(300_000)}`), csv)
})

it('of a workbook', async () => {
  await expect(assertRows(await workbook(200_001, ['a', 1]), { format: 'xlsx' })).rejects.toThrow(refusal)
  await assertRows(await workbook(150_000, ['a', 1]), { format: 'xlsx' })
})
