import type { ColumnPlace } from '@/lib/domain/desk/index-page'

/** A column, as far as its place is decided by it. */
export interface ArrangedColumn {
  name: string
  /** Hidden until somebody shows it. */
  isOptional?: boolean
}

/**
 * The columns of a page in the sequence that somebody chose. Columns that this person may not see, or of an older
 * version, are left out; those that the choice does not name keep the place that the page gives them.
 */
export function arrangeColumns<Column extends ArrangedColumn>(
  columns: readonly Column[],
  places: readonly ColumnPlace[],
): { column: Column; shown: boolean }[] {
  const placed = places.flatMap(({ name, shown }) => {
    const column = columns.find((one) => one.name === name)
    return column ? [{ column, shown }] : []
  })
  columns.forEach((column, index) => {
    if (placed.some((one) => one.column === column)) return
    const before = columns[index - 1]
    const at = placed.findIndex((one) => one.column === before) + 1
    placed.splice(at, 0, { column, shown: !column.isOptional })
  })
  return placed
}

/** The columns that are shown, in their sequence. */
export const shownColumns = <Column extends ArrangedColumn>(
  columns: readonly Column[],
  places: readonly ColumnPlace[],
): Column[] => arrangeColumns(columns, places).flatMap(({ column, shown }) => (shown ? [column] : []))
