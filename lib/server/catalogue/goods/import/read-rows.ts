import 'server-only'
import { quoted } from '@/lib/domain/import/cell-values'
import { isNamed } from '@/lib/domain/import/goods-draft'
import { goodsTexts, type GoodsImportRow } from '@/lib/domain/import/goods-row'
import { rowReader, type GoodsProfile, type ReadOptions, type RowReader } from '@/lib/domain/import/profile'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { storable, unstorable } from '@/lib/server/ground/table-file/read-head'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import type { TableShape } from '@/lib/server/ground/table-file/table-shape'
import type { StagedItem } from '@/lib/server/ground/task/kind'
import type { GoodsImportInput } from './input'

/** How the profile of a task reads its rows. */
export const readOptionsOf = (input: GoodsImportInput): ReadOptions => ({
  ...(input.mapping && { mapping: input.mapping }),
  grades: input.grades,
  ...(input.listSeparator && { listSeparator: input.listSeparator }),
  ...(input.pathSeparator && { pathSeparator: input.pathSeparator }),
  hasPictureFiles: input.pictures !== null,
})

/** Rows by which the next import would confuse products: the second one of them is refused. */
class SeenRows {
  readonly #numbers = new Map<string, number>()
  /** Products without codes: the key and line of the first one with a name. */
  readonly #names = new Map<string, { key: string; line: number }>()

  check(row: GoodsImportRow): void {
    const { item_bn: number, goods_bn: goodsNumber, item_name: name } = row.texts
    if (row.kind !== 'sku') return
    if (number !== undefined) this.#checkNumber(row, number)
    else if (goodsNumber === undefined && name !== undefined && isNamed(row.key)) this.#checkName(row, name)
  }

  #checkNumber(row: GoodsImportRow, number: string): void {
    const line = this.#numbers.get(number)
    if (line === undefined) this.#numbers.set(number, row.line)
    else {
      const header = row.headers.item_bn ?? goodsTexts.item_bn
      row.problems.push({ header, text: `${header}${quoted(number)}与第${line}行重复` })
    }
  }

  #checkName(row: GoodsImportRow, name: string): void {
    const first = this.#names.get(name)
    if (!first) this.#names.set(name, { key: row.key, line: row.line })
    else if (first.key !== row.key)
      row.problems.push({
        header: row.headers.item_name ?? goodsTexts.item_name,
        text: `与第${first.line}行的商品同名，请填写SPU编码或SKU编码`,
      })
  }
}

/** The rows of products in the file of a task, each under the key of its product. */
export async function* readGoodsRows(
  source: FileSource,
  shape: TableShape,
  profile: GoodsProfile,
  options: ReadOptions,
): AsyncGenerator<StagedItem> {
  let lines = 0
  let header: readonly string[] = []
  let reader: RowReader | null = null
  const seen = new SeenRows()
  for await (const row of readTable(source, shape)) {
    lines++
    if (lines === profile.nameLine) reader = rowReader(profile, row.cells, options)
    if (lines === profile.nameLine) header = row.cells
    if (lines <= profile.headerLines || !reader) continue
    const problems = row.cells.flatMap((cell, index) => {
      const text = unstorable(cell)
      return text ? [{ header: storable(header[index] ?? ''), text }] : []
    })
    for (const read of reader.read({ line: row.line, cells: row.cells.map(storable) })) {
      read.problems.push(...problems)
      seen.check(read)
      yield { key: read.key, data: [read] }
    }
  }
}
