import 'server-only'
import type { Part } from './parts'
import { json, type Columns, type RowOf } from './statement'

/** A row as an array of its columns. */
export type Tuple = readonly unknown[]

/** Rows that a statement returns as JSON arrays, and the function that parses them. */
export interface TuplePart<Row> extends Part<Tuple[]> {
  read: (tuples: readonly Tuple[]) => Row[]
}

/** The function that reads rows of these columns from their arrays. */
export function tupleReader<C extends Columns>(columns: C): TuplePart<RowOf<C>>['read'] {
  const names = Object.keys(columns)
  return (tuples) =>
    tuples.map((tuple) => {
      const row: Record<string, unknown> = {}
      for (const [index, name] of names.entries()) row[name] = tuple[index]
      return row as RowOf<C>
    })
}

/**
 * The rows of a query as JSON arrays without names: for many or wide rows, `jsonRows` spends half of its time on names,
 * here and in the database.
 *
 *     const goods = tuplesIn({ goodsId: number, itemName: text }, 'select … as "goodsId", … as "itemName" from …')
 *
 * @param columns the columns of the query, under these names
 */
export function tuplesIn<C extends Columns>(columns: C, query: string): TuplePart<RowOf<C>> {
  const list = Object.keys(columns)
    .map((name) => `rows."${name}"`)
    .join(', ')
  return {
    sql: `(select coalesce(json_agg(json_build_array(${list})), '[]') from (${query}) rows)`,
    column: json<Tuple[]>(),
    read: tupleReader(columns),
  }
}
