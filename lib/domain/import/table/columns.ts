/** A cell as it was read. The sentence of a problem follows the header of its column. */
export type Cell<Value> = { value: Value } | { problem: string }

/** A column of a table that the desk imports. */
export interface TableColumn<Value> {
  header: string
  /** Other headers of it, such as those of exports. */
  aliases?: readonly string[]
  /** A file must have the column, and each row a value in it, unless `empty` says what none means. */
  isNeeded?: boolean
  /** What an empty cell means; absent where it leaves a value as it is. */
  empty?: Value
  /** How to fill it, for the second line of the template. */
  hint: string
  /** An example for the template. */
  sample: string
  /** Hides personal data in reports. */
  mask?: (text: string) => string
  /** @param text of a cell that is not empty, trimmed */
  read: (text: string) => Cell<Value>
}

/** The columns of a table by the fields of its rows; optional fields are undefined where the file says nothing. */
export type TableColumns<Row extends object> = {
  readonly [Field in keyof Row & string]-?: TableColumn<Exclude<Row[Field], undefined>>
}

/** Columns that a table may have and the mall does not use, with the reason. */
export type UnusedColumns = Readonly<Record<string, string>>

/** Headers with a mark for needed columns are the same: `姓名*`, `姓名（必填）`. */
const plainHeader = (header: string) =>
  header.replaceAll(/[\s\u00a0\ufeff]|\*|[（(]必填[)）]/g, '').toLowerCase()

type AnyColumns = Readonly<Record<string, TableColumn<unknown>>>

/** The field of each column of a file; null for one that is not read. A field has the first of its columns. */
export function fieldsOf(columns: AnyColumns, header: readonly string[]): (string | null)[] {
  const byHeader = new Map(
    Object.entries(columns).flatMap(([field, { header: name, aliases = [] }]) =>
      [name, ...aliases].map((one) => [plainHeader(one), field] as const),
    ),
  )
  const seen = new Set<string>()
  return header.map((text) => {
    const field = byHeader.get(plainHeader(text))
    if (field === undefined || seen.has(field)) return null
    seen.add(field)
    return field
  })
}

/** The headers of needed columns that a file does not have. */
export function missingHeaders(columns: AnyColumns, header: readonly string[]): string[] {
  const present = new Set(fieldsOf(columns, header))
  return Object.entries(columns)
    .filter(([field, { isNeeded }]) => isNeeded && !present.has(field))
    .map(([, column]) => column.header)
}

const unusedReason = (unused: UnusedColumns, header: string) =>
  Object.entries(unused).find(([name]) => plainHeader(name) === plainHeader(header))?.[1]

/** What each column of a file is imported as, in words; `use` is empty for one that is not. */
export function tableColumnUses(
  columns: AnyColumns,
  unused: UnusedColumns,
  header: readonly string[],
): { header: string; use: string; label: string }[] {
  return fieldsOf(columns, header).map((field, index) => {
    const name = header[index] ?? ''
    const label = field === null ? (unusedReason(unused, name) ?? '不导入') : (columns[field]?.header ?? '')
    return { header: name, use: field ?? '', label }
  })
}

/**
 * How well a header is that of a table: the number of its columns that the table knows; 0 when a needed one is missing,
 * or most of the columns are others.
 */
export function headerMatch(columns: AnyColumns, unused: UnusedColumns, header: readonly string[]): number {
  if (missingHeaders(columns, header).length > 0) return 0
  const filled = header.filter((text) => text.trim() !== '')
  const known = fieldsOf(columns, filled).filter(
    (field, index) => field !== null || unusedReason(unused, filled[index] ?? '') !== undefined,
  ).length
  return known >= 2 && known * 2 > filled.length ? known : 0
}
