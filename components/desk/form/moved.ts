/** A list with the row at `index` one step further up or down. */
export function moved<Row>(list: readonly Row[], index: number, step: -1 | 1): Row[] {
  const rows = [...list]
  rows.splice(index + step, 0, ...rows.splice(index, 1))
  return rows
}
