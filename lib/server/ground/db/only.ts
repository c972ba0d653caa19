import 'server-only'

/**
 * The row of a statement that always returns one.
 * @param name what the statement does or reads, for the message of the error
 */
export function only<Row>(rows: readonly Row[], name: string): Row {
  const [row] = rows
  if (row === undefined) throw new Error(`${name} returned no row`)
  return row
}
