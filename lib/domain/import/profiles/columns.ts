import { visibleText } from '../../visible-text'
import { goodsLists, goodsTexts, type GoodsImportField } from '../goods-row'
import type { ColumnUse } from '../profile-types'

/** The name of a column as people see it. */
export const shownHeader = (header: string): string => visibleText(header).trim()

/** A name of a column for comparison: without spaces, underscores, marks of needed columns, and case. */
export const headerKey = (header: string): string =>
  visibleText(header)
    .normalize('NFKC')
    .replaceAll(/[\s*_]/g, '')
    .toLowerCase()

/** The same without a remark in brackets behind it, such as 销售价（元）. */
const bareKey = (key: string): string => key.replace(/\([^()]*\)$/, '')

/** What a column is to a profile: the key of a field, or what the profile calls it with words for the desk. */
export type Use = GoodsImportField | { use: string; label: string }

export const ignored = (reason: string): Use => ({ use: '', label: `不导入：${reason}` })
export const named = (use: string, label: string): Use => ({ use, label })

/** A table of columns by name, of entries with one or several names separated by `/`. */
export const columnTable = (entries: Readonly<Record<string, Use>>): ReadonlyMap<string, Use> =>
  new Map(
    Object.entries(entries).flatMap(([names, use]) =>
      names.split('/').map((name): [string, Use] => [headerKey(name), use]),
    ),
  )

const labels: Readonly<Record<GoodsImportField, string>> = { ...goodsTexts, ...goodsLists }

export const unknownLabel = '不认识的列，不导入'

/** What each column is by a table, else by `others`, else unknown. */
export function usesByTable(
  header: readonly string[],
  table: ReadonlyMap<string, Use>,
  others: (key: string, header: string) => Use | null = () => null,
): ColumnUse[] {
  const seen = new Set<string>()
  return header.map((cell) => {
    const shown = shownHeader(cell)
    const key = headerKey(cell)
    if (key === '') return { header: shown, use: '', label: '没有列名，不导入' }
    if (seen.has(key)) return { header: shown, use: '', label: '列名重复，只导入第一列' }
    seen.add(key)
    const use = table.get(key) ?? others(key, shown) ?? table.get(bareKey(key))
    if (!use) return { header: shown, use: '', label: unknownLabel }
    return typeof use === 'string'
      ? { header: shown, use, label: labels[use] }
      : { header: shown, use: use.use, label: use.label }
  })
}

export interface Cell {
  header: string
  /** Trimmed. */
  text: string
}

/** The cells of a row by what their columns are. */
export interface RowCells {
  /** The first cell with a text; an empty one when there is none. */
  one(use: string): Cell
  /** All cells with a text, in the sequence of the columns. */
  all(use: string): Cell[]
  text(use: string): string
}

/** Reads the cells of rows by what their columns are. */
export function cellReader(uses: readonly ColumnUse[]): (cells: readonly string[]) => RowCells {
  const columns = new Map<string, { index: number; header: string }[]>()
  for (const [index, { use, header }] of uses.entries())
    if (use !== '') columns.set(use, [...(columns.get(use) ?? []), { index, header }])
  return (cells) => {
    const all = (use: string): Cell[] =>
      (columns.get(use) ?? [])
        .map(({ index, header }) => ({ header, text: (cells[index] ?? '').trim() }))
        .filter(({ text }) => text !== '')
    const one = (use: string): Cell =>
      all(use)[0] ?? { header: columns.get(use)?.[0]?.header ?? '', text: '' }
    return { all, one, text: (use) => one(use).text }
  }
}
