import 'server-only'

/**
 * The row of a statement that always returns one.
 * @param name the operation or data of the statement, for the error message
 */
export function only<Row>(rows: readonly Row[], name: string): Row {
  const [row] = rows
  if (row === undefined) throw new Error(`${name} returned no row`)
  return row
}
