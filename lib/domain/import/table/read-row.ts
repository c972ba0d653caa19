import { fieldsOf, type TableColumn } from './columns'

/** Something about a cell, with its column. */
export interface CellProblem {
  column: string
  text: string
}

/** A line of a table. */
export interface ReadRow<Row> {
  values: Partial<Row>
  problems: CellProblem[]
}

/**
 * A reader of the lines of a table: it needs the columns and the header of the file.
 * @returns null for the line of the template that explains the columns
 */
export function tableRowReader<Row extends object>(
  columns: Readonly<Record<string, TableColumn<unknown>>>,
  header: readonly string[],
): (cells: readonly string[]) => ReadRow<Row> | null {
  const fields = fieldsOf(columns, header)
  const isExplanation = (cells: readonly string[]) =>
    fields.some((field) => field !== null) &&
    fields.every((field, index) => field === null || (cells[index] ?? '') === columns[field]?.hint)
  return (cells) => {
    if (isExplanation(cells)) return null
    const values: Record<string, unknown> = {}
    const problems: CellProblem[] = []
    for (const [index, field] of fields.entries()) {
      const column = field === null ? undefined : columns[field]
      if (!field || !column) continue
      const text = (cells[index] ?? '').trim()
      if (text === '') {
        if ('empty' in column) values[field] = column.empty
        else if (column.isNeeded) problems.push({ column: column.header, text: `请填写${column.header}` })
        continue
      }
      const cell = column.read(text)
      if ('value' in cell) values[field] = cell.value
      else problems.push({ column: column.header, text: `${column.header}${cell.problem}` })
    }
    return { values: values as Partial<Row>, problems }
  }
}

/** A table with the lines of its template: header, explanation, example. */
export const tableTemplate = (columns: Readonly<Record<string, TableColumn<unknown>>>): string[][] => {
  const all = Object.values(columns)
  return [
    all.map(({ header, isNeeded }) => (isNeeded ? `${header}*` : header)),
    all.map(({ hint }) => hint),
    all.map(({ sample }) => sample),
  ]
}
